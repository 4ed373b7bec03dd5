import { formatMoney, isCurrency, minorDigits, parseMoney } from '@folio/ledger/money';
import { type ArithmeticFault, compute, isArithmetic } from './arithmetic.ts';

/** Why a text is not a number; `ambiguous`: a comma or a space that can be read in more than one way. */
export type FigureFault = ArithmeticFault | 'ambiguous';

/** `ok` with the API's decimal text, or null for empty text; `ok: false` for an invalid amount. */
export type AmountReading = { ok: true; value: string | null } | { ok: false; fault?: FigureFault };

/** What a figure field takes: an amount in a currency, or a plain decimal with at most `decimals` decimals. */
export type FigureKind = { currency: string } | { decimals: number };

/** Thousands separated in groups of three, always by the same separator, before the decimals: `1,234.56`, `1 234`. */
const grouped = /^\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;

/**
 * True if a comma or a space is anywhere but between thousands: `1.234,56`, `1,2345`, `12,34` and the Indian
 * `1,23,456` mean different amounts to different people, so Folio does not guess.
 */
export function isAmbiguous(typed: string): boolean {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ');
  const runs = text.match(/\d[\d., ]*(?<! )|,/g) ?? [];
  return runs.some((run) => /[, ]/.test(run) && !grouped.test(run));
}

/** A letter between digits: `1e3`, `1O0`. Without it the rest would be another figure. */
const letterWithin = /[\d.]\s*[A-Za-z]+[\s+-]*[\d.]/;

/** A single letter after the digits: `5k`, `1.5m` and a half-typed `12x`. Without it the rest would be another figure. */
const letterAfter = /[\d.]\s*[A-Za-z](?![A-Za-z])/;

/** Parses a typed or pasted amount: `1,234.5`, `$1234.50`, `(20)`, `HKD 5.00`, full-width digits. */
export function readAmount(typed: string, currency: string): AmountReading {
  if (isAmbiguous(typed)) return { ok: false, fault: 'ambiguous' };
  const plain = typed.normalize('NFKC');
  if (letterWithin.test(plain) || letterAfter.test(plain)) return { ok: false };
  const text = plain
    .replace(/[A-Za-z$¥£€,\s]/g, '')
    .replace(/^\((.*)\)$/, '-$1')
    .replace(/^[−–]/, '-');
  if (text === '') return { ok: typed.trim() === '', value: null };
  try {
    const known = isCurrency(currency) ? currency : 'HKD';
    return { ok: true, value: formatMoney(parseMoney(text.replace(/\.$/, ''), known), known) };
  } catch {
    return { ok: false };
  }
}

/** Parses a decimal that is not money (quantity, unit price, rate), with at most `decimals` decimals. */
export function readDecimal(typed: string, decimals: number): AmountReading {
  if (isAmbiguous(typed)) return { ok: false, fault: 'ambiguous' };
  const text = typed
    .normalize('NFKC')
    .replace(/[$¥£€,%\s]/g, '')
    .replace(/\.$/, '');
  if (text === '') return { ok: typed.trim() === '', value: null };
  const isDecimal = /^-?\d{1,15}(\.\d+)?$/.test(text) && (text.split('.')[1] ?? '').length <= decimals;
  return isDecimal ? { ok: true, value: text } : { ok: false };
}

/** Parses a figure typed into a field and computes expressions: `12*350` is 4200. */
export function readFigure(typed: string, kind: FigureKind): AmountReading {
  const isMoney = 'currency' in kind;
  if (!isArithmetic(typed)) return isMoney ? readAmount(typed, kind.currency) : readDecimal(typed, kind.decimals);
  if (isAmbiguous(typed)) return { ok: false, fault: 'ambiguous' };
  const known = isMoney && isCurrency(kind.currency) ? kind.currency : 'HKD';
  const computed = compute(typed, isMoney ? minorDigits(known) : kind.decimals);
  if (!computed.ok || !isMoney) return computed;
  return readAmount(computed.value, known);
}
