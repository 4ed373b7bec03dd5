import type { InvoiceListMeta, InvoiceRow, invoiceListQuery } from '@folio/contract';
import { type Day, formatMoney, isLedgerIssue, parseMoney } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readBooks } from '../../../books/ledger/index.ts';
import { contactFamily } from '../../contact/index.ts';
import { invoiceStateOf, isCreditNote } from '../life/invoice-state.ts';
import type { InvoiceFilter, Search } from './list-filter-store.ts';
import { ageingOf, countTabs, totalsOf } from './list-meta.ts';
import { type ListedInvoice, pageIds, readCurrencies, readListed, sumRows } from './list-store.ts';

export type ListQuery = z.infer<typeof invoiceListQuery>;
export type Side = 'sales' | 'purchases';

/** A page of Sales or Purchases with the counts of its tabs and the totals of the whole filtered list. */
export async function listInvoices(
  tx: CompanyTransaction,
  today: Day,
  side: Side,
  query: ListQuery,
): Promise<{ rows: InvoiceRow[]; meta: InvoiceListMeta }> {
  const { baseCurrency } = await readBooks(tx);
  const filter = await filterOf(tx, today, side, query);
  const page = { sort: query.sort, limit: query.limit, offset: (query.page - 1) * query.limit };
  const rows = await readListed(tx, await pageIds(tx, filter, page));
  const everyAge = await sumRows(tx, { ...filter, states: [], statuses: [], age: undefined });
  const everyTab = filter.age === undefined ? everyAge : everyAge.filter(({ age }) => age === filter.age);
  const narrowed = filter.states.length > 0 || filter.statuses.length > 0;
  const sums = narrowed ? everyTab.filter((sum) => isOfTab(sum, filter)) : everyTab;
  return {
    rows: rows.map((row) => presentInvoice(row, today)),
    meta: {
      page: query.page,
      limit: query.limit,
      base_currency: baseCurrency,
      ...totalsOf(sums, baseCurrency),
      counts: countTabs(everyTab),
      ageing: ageingOf(everyAge, baseCurrency),
    },
  };
}

function isOfTab(sum: { state: string; confirmStatus: string }, { states, statuses }: InvoiceFilter): boolean {
  const within = (asked: readonly string[], value: string) => asked.length === 0 || asked.includes(value);
  return within(states, sum.state) && within(statuses, sum.confirmStatus);
}

/** The filter for a list's query parameters. Quotations are included only in their own list. */
export async function filterOf(
  tx: CompanyTransaction,
  today: Day,
  side: Side,
  query: Omit<ListQuery, 'page' | 'limit' | 'sort'>,
): Promise<InvoiceFilter> {
  const words = query.q?.trim() ?? '';
  return {
    list: query.type === 'quotation' && side === 'sales' ? 'quotations' : side,
    today,
    states: listed(query.state),
    statuses: listed(query.confirm_status),
    type: query.type,
    age: query.age,
    contactIds: query.contact_id === undefined ? undefined : await contactFamily(tx, [query.contact_id]),
    currency: query.currency,
    from: query.from,
    to: query.to,
    search: words === '' ? undefined : await searchOf(tx, words),
  };
}

function listed(text: string | undefined): string[] {
  return text?.split(',').filter((part) => part !== '') ?? [];
}

/** Search words that are an amount also search for that amount, in the decimals of each currency in use. */
async function searchOf(tx: CompanyTransaction, words: string): Promise<Search> {
  const text = words.replaceAll(',', '').replace(/^-/, '');
  if (!/^\d{1,15}(\.\d{1,4})?$/.test(text)) return { words, amounts: new Map() };
  const amounts = (await readCurrencies(tx)).flatMap((currency): [string, bigint][] => {
    const minor = minorOf(text, currency);
    return minor === null ? [] : [[currency, minor]];
  });
  return { words, amounts: new Map(amounts) };
}

function minorOf(text: string, currency: string): bigint | null {
  try {
    return parseMoney(text, currency);
  } catch (error) {
    if (isLedgerIssue(error)) return null;
    throw error;
  }
}

/** The unpaid documents of contacts on one side, oldest first. */
export async function openDocumentsOf(
  tx: CompanyTransaction,
  today: Day,
  side: Side,
  contactIds: readonly string[],
): Promise<InvoiceRow[]> {
  const states = ['unpaid', 'partly_paid', 'overdue'];
  const filter: InvoiceFilter = { list: side, today, states, statuses: [], contactIds };
  const ids = await pageIds(tx, filter, { sort: 'issue_date', limit: MAX_OPEN, offset: 0 });
  return (await readListed(tx, ids)).map((row) => presentInvoice(row, today));
}

const MAX_OPEN = 1000;

/** A row in the API's format: credit notes negative; a voided document has zero paid and zero due. */
export function presentInvoice(row: ListedInvoice, today: Day): InvoiceRow {
  const state = invoiceStateOf(row, today);
  const sign = isCreditNote(row.type) ? -1n : 1n;
  const open = state === 'voided' ? 0n : row.openMinor;
  const paid = state === 'voided' ? 0n : row.totalMinor - row.openMinor;
  const money = (amountMinor: bigint) => formatMoney(sign * amountMinor, row.currency);
  const base = (amountMinor: bigint | null) =>
    amountMinor === null ? null : formatMoney(sign * amountMinor, row.baseCurrency);
  return {
    id: row.id,
    type: row.type,
    number: row.number,
    reference: row.reference,
    contact: row.contact,
    contact_zh: row.contactZh,
    contact_id: row.contactId,
    issue_date: row.issueDate,
    due_date: row.dueDate,
    currency: row.currency,
    total: money(row.totalMinor),
    paid: money(paid),
    due: money(open),
    total_base: base(row.totalBaseMinor),
    due_base: base(state === 'voided' ? 0n : row.openBaseMinor),
    state,
    confirm_status: row.confirmStatus,
    document_id: row.documentId,
    sent_at: row.sentAt?.toISOString() ?? null,
    viewed_at: row.viewedAt?.toISOString() ?? null,
  };
}
