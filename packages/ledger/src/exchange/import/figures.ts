import { LedgerIssue } from '../../fault.ts';
import { type Currency, minorDigits, parseMoney } from '../../money/index.ts';

/** Content of an amount cell: minor units (debit positive), nothing, or an invalid amount. */
export type Figure = bigint | 'none' | 'bad';

/** No amount is longer; longer texts are not parsed. */
const MAX_CHARACTERS = 100;

const CURRENCY_SIGN = /^(?:HK\$|US\$|NT\$|RMB|[A-Z]{3}|[$¥£€￥])\s*|\s*(?:[A-Z]{3}|元)$/g;

/** Full-width digits and signs become plain ones; every dash is a minus. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Sign and rest: a minus on either side, brackets, or the side written out (`CR`, 貸) make an amount negative. */
function signed(text: string): { negative: boolean; rest: string } {
  const side = /\s*(DR|CR|Dr|Cr|dr|cr|借|貸)\.?$/.exec(text);
  const unsided = side === null ? text : text.slice(0, side.index);
  const credit = side !== null && /^(cr|貸)$/i.test(side[1] ?? '');
  const bracketed = /^\((.*)\)$/.exec(unsided);
  const inner = (bracketed?.[1] ?? unsided).trim().replace(CURRENCY_SIGN, '');
  const minus = /^-|-$/.test(inner);
  const rest = inner
    .replace(/^[-+]\s*|\s*-$/g, '')
    .replace(CURRENCY_SIGN, '')
    .trim();
  return { negative: (bracketed !== null || minus) !== credit, rest };
}

const GROUPED = /^\d{1,3}([ ,'’])\d{3}(?:\1\d{3})*(?:\.\d+)?$/;
const GROUPED_BY_POINTS = /^\d{1,3}(?:\.\d{3})+,\d+$/;

/** The same number as plain decimal text; null when it is no number. */
function decimalOf(text: string): string | null {
  if (/^\d+(\.\d+)?$/.test(text)) return text;
  if (/^\.\d+$/.test(text)) return `0${text}`;
  if (GROUPED.test(text)) return text.replace(/[ ,'’]/g, '');
  if (GROUPED_BY_POINTS.test(text)) return text.replaceAll('.', '').replace(',', '.');
  if (/^\d+,\d{1,2}$/.test(text)) return text.replace(',', '.');
  return null;
}

/**
 * Reads an amount as other programs print it: `1,234.50`, `(1,234.50)`, `1,234.50 CR`, `HK$1,234.5`, `１２３`. Zeros beyond
 * the currency's decimals are dropped; any other further digit makes it bad.
 */
export function readFigure(text: string, currency: Currency): Figure {
  if (text.length > MAX_CHARACTERS) return text.trim() === '' ? 'none' : 'bad';
  const given = plain(text);
  if (given === '' || given === '-') return 'none';
  const { negative, rest } = signed(given);
  const decimal = decimalOf(rest);
  if (decimal === null) return 'bad';
  const [whole = '0', fraction = ''] = decimal.split('.');
  const digits = minorDigits(currency);
  if (/[1-9]/.test(fraction.slice(digits))) return 'bad';
  const kept = fraction.slice(0, digits);
  try {
    const minor = parseMoney(kept === '' ? whole : `${whole}.${kept}`, currency);
    return negative ? -minor : minor;
  } catch (error) {
    if (error instanceof LedgerIssue) return 'bad';
    throw error;
  }
}
