import { Decimal } from 'decimal.js';
import { CURRENCY_MARK_PATTERN, currencyOfMark } from './currency.ts';
import { plainWidth } from './width.ts';

/** A printed amount. `value` is a plain decimal string with the printed decimals, negative where a sign says so. */
export interface Amount {
  readonly value: string;
  /** The mark printed after it: credit, debit or overdrawn. */
  readonly mark: 'CR' | 'DR' | null;
  /** Whether a sign (+, -, brackets) was printed. */
  readonly signed: boolean;
  readonly currency: string | null;
  /** Whether it looks like money (decimals, thousands marks or a currency), not like a bare count. */
  readonly moneyLike: boolean;
}

export type DecimalMark = '.' | ',';

const AMOUNT = new RegExp(
  `^(?<overdrawn>OD|O/D|CR|DR)?(?<lead>[(\\-−–+]*)(?<currency>${CURRENCY_MARK_PATTERN})?(?<sign>[(\\-−–+]*)` +
    `(?<digits>\\d[\\d.,'’]*)(?<after>${CURRENCY_MARK_PATTERN})?[正整]?(?<close>\\)?)(?<tail>[-−–]?)(?<mark>CR|DR|OD|C|D)?\\.?$`,
  'iu',
);
/** A dash instead of the cents: "1,234.-". */
const NO_CENTS = /(?<=\d)[.,][-–—]{1,2}$/u;
const GROUPED = /^\d{1,3}([.,'’]\d{3})+$/u;

/** Splits digits into whole and decimal part, deciding what the last separator means. */
function splitDecimals(digits: string, decimalMark: DecimalMark): { whole: string; decimals: string } | null {
  const trimmed = digits.replace(/[.,'’]+$/u, '');
  const last = Math.max(trimmed.lastIndexOf('.'), trimmed.lastIndexOf(','));
  if (last < 0) return { whole: trimmed.replace(/['’]/gu, ''), decimals: '' };
  const decimals = trimmed.slice(last + 1);
  const before = trimmed.slice(0, last);
  const separators = new Set(trimmed.replace(/[\d'’]/gu, ''));
  const isGroup =
    decimals.length === 3 && GROUPED.test(trimmed) && separators.size === 1 && trimmed[last] !== decimalMark;
  if (isGroup) return { whole: trimmed.replace(/\D/gu, ''), decimals: '' };
  if (decimals.length === 3 && separators.size === 1 && (before.match(/[.,]/gu)?.length ?? 0) > 0) {
    return { whole: trimmed.replace(/\D/gu, ''), decimals: '' };
  }
  return /^\d{0,4}$/u.test(decimals) ? { whole: before.replace(/\D/gu, ''), decimals } : null;
}

function markOf(text: string | undefined): 'CR' | 'DR' | null {
  if (text === undefined || text === '') return null;
  return text.toUpperCase().startsWith('C') ? 'CR' : 'DR';
}

/**
 * Reads one printed amount: thousands marks, currency signs, brackets, leading or trailing minus, CR/DR/OD marks.
 * @param decimalMark the decimal mark of the document, for numbers such as "1.234" that have two meanings
 */
export function parseAmount(text: string, decimalMark: DecimalMark = '.'): Amount | null {
  const compact = plainWidth(text).replace(/\s+/gu, '');
  const groups = AMOUNT.exec(compact.replace(NO_CENTS, ''))?.groups;
  if (groups === undefined) return null;
  const split = splitDecimals(groups.digits ?? '', decimalMark);
  if (split === null || split.whole.length > 13) return null;
  const plain = `${split.whole === '' ? '0' : split.whole}${split.decimals === '' ? '' : `.${split.decimals}`}`;
  const signs = `${groups.lead ?? ''}${groups.sign ?? ''}${groups.tail ?? ''}`;
  const negative = /[(\-−–]/u.test(signs);
  const currencyText = groups.currency ?? groups.after ?? null;
  const value = new Decimal(plain).toFixed(split.decimals.length);
  return {
    value: negative && !new Decimal(value).isZero() ? `-${value}` : value,
    mark: markOf(groups.mark ?? groups.overdrawn),
    signed: signs !== '',
    currency: currencyText === null ? null : currencyOfMark(currencyText),
    moneyLike:
      split.decimals.length === 2 ||
      GROUPED.test(groups.digits ?? '') ||
      currencyText !== null ||
      NO_CENTS.test(compact),
  };
}

/** The digits that recognition reads as letters, by the letter. */
export const LETTER_DIGITS: Readonly<Record<string, string>> = {
  O: '0',
  o: '0',
  Q: '0',
  D: '0',
  l: '1',
  I: '1',
  '|': '1',
  i: '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  B: '8',
  g: '9',
  q: '9',
};

/** Replaces similar-looking letters with digits in a text that is mostly digits; else null. */
export function repairDigits(text: string): string | null {
  const characters = [...text];
  const digits = characters.filter((c) => /\d/u.test(c)).length;
  const alike = characters.filter((c) => LETTER_DIGITS[c] !== undefined).length;
  if (alike === 0 || digits < alike * 2 || !/[.,]/u.test(text)) return null;
  return characters.map((c) => LETTER_DIGITS[c] ?? c).join('');
}

export function absolute(value: string): string {
  return value.startsWith('-') ? value.slice(1) : value;
}

/** The sum of decimal strings, with at least two decimals. */
export function sumOf(values: readonly string[]): string {
  return moneyText(values.reduce((sum, value) => sum.plus(value), new Decimal(0)));
}

/** A decimal as money text: with its decimals, at least two. */
export function moneyText(value: Decimal): string {
  return value.toFixed(Math.max(2, value.decimalPlaces()));
}

export function isSameAmount(left: string, right: string): boolean {
  return new Decimal(left).equals(right);
}
