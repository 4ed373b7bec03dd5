import { formatMoney, isCurrency, minorDigits, parseMoney } from '@folio/ledger/money';
import { type ArithmeticFault, compute, isArithmetic } from './arithmetic.ts';

/** Why a text is no figure; `ambiguous`: a comma or a space that people read in more than one way. */
export type FigureFault = ArithmeticFault | 'ambiguous';

/** `ok` with the wire's decimal text, null for nothing typed; `ok: false` for what is not an amount. */
export type AmountReading = { ok: true; value: string | null } | { ok: false; fault?: FigureFault };

/** What a figure field takes: money of a currency, or a plain decimal with at most so many decimals. */
export type FigureKind = { currency: string } | { decimals: number };

/** Thousands separated in threes, always by the same sign, before the decimals: `1,234.56`, `1 234`. */
const grouped = /^\d{1,3}(?:([, ])\d{3})(?:\1\d{3})*(?:\.\d*)?$/;

/**
 * True where a comma or a space stands anywhere but between thousands: `1.234,56`, `1,2345`, `12,34` and the Indian `1,23,456`
 * mean different amounts to different people, so none is chosen.
 */
export function isAmbiguous(typed: string): boolean {
  const text = typed.normalize('NFKC').replace(/\s+/g, ' ');
  const runs = text.match(/\d[\d., ]*(?<! )|,/g) ?? [];
  return runs.some((run) => /[, ]/.test(run) && !grouped.test(run));
}

/** What a person types or pastes as an amount: `1,234.5`, `$1234.50`, `(20)`, `HKD 5.00`, full-width digits. */
export function readAmount(typed: string, currency: string): AmountReading {
  if (isAmbiguous(typed)) return { ok: false, fault: 'ambiguous' };
  const text = typed
    .normalize('NFKC')
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

/** A decimal that is not money (quantity, unit price, rate), with at most `decimals` decimals. */
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

/** A figure as typed into a field, where a sum is worked out too: `12*350` is 4200. */
export function readFigure(typed: string, kind: FigureKind): AmountReading {
  const isMoney = 'currency' in kind;
  if (!isArithmetic(typed)) return isMoney ? readAmount(typed, kind.currency) : readDecimal(typed, kind.decimals);
  if (isAmbiguous(typed)) return { ok: false, fault: 'ambiguous' };
  const known = isMoney && isCurrency(kind.currency) ? kind.currency : 'HKD';
  const computed = compute(typed, isMoney ? minorDigits(known) : kind.decimals);
  if (!computed.ok || !isMoney) return computed;
  return readAmount(computed.value, known);
}
