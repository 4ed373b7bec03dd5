import { formatMoney, isCurrency, minorDigits, parseMoney } from '@folio/ledger/money';
import { type ArithmeticFault, compute, isArithmetic } from './arithmetic.ts';

/** `ok` with the wire's decimal text, null for nothing typed; `ok: false` for what is not an amount. */
export type AmountReading = { ok: true; value: string | null } | { ok: false; fault?: ArithmeticFault };

/** What a figure field takes: money of a currency, or a plain decimal with at most so many decimals. */
export type FigureKind = { currency: string } | { decimals: number };

/** What a person types or pastes as an amount: `1,234.5`, `$1234.50`, `(20)`, `HKD 5.00`, full-width digits. */
export function readAmount(typed: string, currency: string): AmountReading {
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
  const known = isMoney && isCurrency(kind.currency) ? kind.currency : 'HKD';
  const computed = compute(typed, isMoney ? minorDigits(known) : kind.decimals);
  if (!computed.ok || !isMoney) return computed;
  return readAmount(computed.value, known);
}
