import { formatMoney, isCurrency, parseMoney } from '@folio/ledger/money';

/** `ok` with the wire's decimal text, null for nothing typed; `ok: false` for what is not an amount. */
export type AmountReading = { ok: true; value: string | null } | { ok: false };

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
