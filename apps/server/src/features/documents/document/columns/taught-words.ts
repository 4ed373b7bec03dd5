import { type DocumentDraft, taughtColumns as onTheWire, type TaughtColumns as WireColumns } from '@folio/contract';
import type { TaughtColumns, TaughtValues } from '@folio/documents';

/** Taught columns in the reader's words. */
export function toTaught({ columns, plain, decimal_mark, date_order }: WireColumns, card: boolean): TaughtColumns {
  return { columns, plain, decimalMark: decimal_mark, dateOrder: date_order, card };
}

/** Taught columns in the words of the wire. */
export function fromTaught({ columns, plain, decimalMark, dateOrder }: TaughtColumns): WireColumns {
  return onTheWire.parse({ columns, plain, decimal_mark: decimalMark, date_order: dateOrder });
}

/** What a draft says of its one account; null where it has none or several. */
export function valuesOf({ statements }: DocumentDraft): TaughtValues | null {
  const [only] = statements ?? [];
  if (only === undefined || (statements?.length ?? 0) > 1) return null;
  return {
    opening: only.opening_balance,
    closing: only.closing_balance,
    account: only.account_number,
    periodStart: only.period_start,
    periodEnd: only.period_end,
    bank: only.bank,
    currency: only.currency,
  };
}
