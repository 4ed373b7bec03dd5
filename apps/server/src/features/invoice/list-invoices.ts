import type { InvoiceRow, InvoiceType, invoiceListMeta, invoiceListQuery } from '@folio/contract';
import { type Day, formatMoney } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readBooks } from '../ledger/index.ts';
import { invoiceStateOf, isCreditNote } from './invoice-state.ts';
import { type InvoiceFilter, type ListedInvoice, listRows, sumRows } from './list-store.ts';

type Query = z.infer<typeof invoiceListQuery>;

const TYPES: Readonly<Record<'sales' | 'purchases', readonly InvoiceType[]>> = {
  sales: ['sales_invoice', 'sales_credit_note'],
  purchases: ['purchase_bill', 'purchase_credit_note'],
};

/** A page of Sales or Purchases with the totals of the whole filtered list. */
export async function listInvoices(
  tx: CompanyTransaction,
  today: Day,
  side: 'sales' | 'purchases',
  query: Query,
): Promise<{ rows: InvoiceRow[]; meta: z.infer<typeof invoiceListMeta> }> {
  const { baseCurrency } = await readBooks(tx);
  const states = query.state?.split(',').filter((state) => state !== '') ?? [];
  const filter: InvoiceFilter = { types: TYPES[side], today, states, from: query.from, to: query.to, q: query.q };
  const page = { sort: query.sort, limit: query.limit, offset: (query.page - 1) * query.limit };
  const rows = await listRows(tx, filter, page);
  const sums = await sumRows(tx, filter);
  return {
    rows: rows.map((row) => presentInvoice(row, today)),
    meta: {
      page: query.page,
      limit: query.limit,
      total: sums.total,
      base_currency: baseCurrency,
      total_base: formatMoney(sums.totalBaseMinor, baseCurrency),
      due_base: formatMoney(sums.dueBaseMinor, baseCurrency),
    },
  };
}

/** A row for the wire: credit notes negative; a voided document has nothing paid and nothing due. */
export function presentInvoice(row: ListedInvoice, today: Day): InvoiceRow {
  const state = invoiceStateOf(row, today);
  const sign = isCreditNote(row.type) ? -1n : 1n;
  const open = state === 'voided' ? 0n : row.openMinor;
  const paid = state === 'voided' ? 0n : row.totalMinor - row.openMinor;
  const money = (amountMinor: bigint) => formatMoney(sign * amountMinor, row.currency);
  return {
    id: row.id,
    type: row.type,
    number: row.number,
    reference: row.reference,
    contact: row.contact,
    contact_zh: row.contactZh,
    issue_date: row.issueDate,
    due_date: row.dueDate,
    currency: row.currency,
    total: money(row.totalMinor),
    paid: money(paid),
    due: money(open),
    state,
    confirm_status: row.confirmStatus,
    document_id: row.documentId,
  };
}
