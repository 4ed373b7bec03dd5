import type { InvoiceRow } from '@folio/contract';
import { formatMoney, parseMoney } from '@folio/ledger/money';

/** What is still due of documents in one currency, credit notes taken off. */
export function dueOf(rows: readonly Pick<InvoiceRow, 'due'>[], currency: string): string {
  return formatMoney(
    rows.reduce((sum, row) => sum + parseMoney(row.due, currency), 0n),
    currency,
  );
}
