import type { ConfirmStatus, InvoiceRow, InvoiceTab, InvoiceType } from '@folio/contract';
import type { InvoiceListQuery, InvoiceSide } from '../../../api/queries/invoice.ts';
import { statesOf } from '../invoice-states.ts';

/** What the address says of a list; empty is everything. `state` is the tab. */
export const blankView = {
  q: '',
  state: '',
  sort: '-issue_date',
  page: '1',
  type: '',
  contact: '',
  currency: '',
  confirm: '',
  from: '',
  to: '',
};
export type ListView = typeof blankView;

/** A list is of the invoices and credit notes of a side, or of the quotations. */
export type ListKind = InvoiceSide | 'quotations';

/** A tab: its word in the address, what it asks for, and the count of the answer that is its own. */
interface Tab {
  value: string;
  count: InvoiceTab;
  states?: string | undefined;
  statuses?: string;
}

/** Rejected drafts are drafts again; what waits for approval has a tab of its own. */
const notPending = 'unconfirmed,rejected';
const tabsOfInvoices: readonly Tab[] = [
  { value: '', count: 'all' },
  { value: 'draft', count: 'draft', states: 'draft', statuses: notPending },
  { value: 'pending', count: 'pending', statuses: 'pending' },
  { value: 'open', count: 'open', states: statesOf('open') },
  { value: 'overdue', count: 'overdue', states: 'overdue' },
  { value: 'paid', count: 'paid', states: statesOf('paid') },
  { value: 'voided', count: 'voided', states: 'voided' },
];
const tabsOfQuotations: readonly Tab[] = [
  { value: '', count: 'all' },
  { value: 'draft', count: 'draft', states: 'draft', statuses: notPending },
  { value: 'pending', count: 'pending', statuses: 'pending' },
  { value: 'open', count: 'open', states: 'open,accepted' },
  { value: 'expired', count: 'overdue', states: 'expired' },
  { value: 'invoiced', count: 'paid', states: 'invoiced' },
  { value: 'declined', count: 'voided', states: 'declined,voided' },
];

function allTabs(kind: ListKind): readonly Tab[] {
  return kind === 'quotations' ? tabsOfQuotations : tabsOfInvoices;
}

export const confirmStatuses: readonly ConfirmStatus[] = ['unconfirmed', 'pending', 'confirmed', 'rejected'];
export const typesOf: Record<ListKind, readonly InvoiceType[]> = {
  sales: ['sales_invoice', 'sales_credit_note'],
  purchases: ['purchase_bill', 'purchase_credit_note'],
  quotations: ['quotation'],
};

/** The tabs of a list with what each holds. Awaiting approval is left out where nothing does and nobody looks for it. */
export function tabsOf(
  kind: ListKind,
  counts: Record<InvoiceTab, number> | undefined,
  open: string,
): { value: string; count: number | undefined }[] {
  return allTabs(kind)
    .map(({ value, count }) => ({ value, count: counts?.[count] }))
    .filter(({ value, count }) => value !== 'pending' || open === value || (count ?? 0) > 0);
}

/** What is asked of the server, without its pages. A word in the address that is none is left out. */
export function queryOf(kind: ListKind, view: ListView): Omit<InvoiceListQuery, 'page' | 'limit'> {
  const type = kind === 'quotations' ? 'quotation' : typesOf[kind].find((one) => one === view.type);
  const tab = allTabs(kind).find(({ value }) => value === view.state);
  const confirm = confirmStatuses.find((one) => one === view.confirm);
  return {
    q: view.q || undefined,
    sort: view.sort,
    // Links from elsewhere name states that have no tab of their own.
    state: tab ? tab.states : statesOf(view.state),
    confirm_status: confirm ?? tab?.statuses,
    type,
    contact_id: view.contact || undefined,
    currency: view.currency || undefined,
    from: view.from || undefined,
    to: view.to || undefined,
  };
}

/** The filters besides search and tab that are on, in the order their chips stand. */
export const filterNames = ['days', 'contact', 'currency', 'type', 'confirm'] as const;
export type FilterName = (typeof filterNames)[number];

/** True where a filter narrows the list. */
export function isOn(view: ListView, name: FilterName): boolean {
  return name === 'days' ? view.from !== '' || view.to !== '' : view[name] !== '';
}

/** What takes a filter away. */
export function without(name: FilterName): Partial<ListView> {
  return name === 'days' ? { from: '', to: '' } : { [name]: '' };
}

export function isFiltered(view: ListView): boolean {
  return view.q !== '' || view.state !== '' || filterNames.some((name) => isOn(view, name));
}

/** What can be done with several documents at once. */
export type BulkAct = 'confirm' | 'send' | 'remove' | 'pay';

/** Those of the rows an act is for; the server decides again. */
export function rowsFor(act: BulkAct, rows: readonly InvoiceRow[]): readonly InvoiceRow[] {
  return rows.filter((row) => isFor[act](row));
}

const isFor: Record<BulkAct, (row: InvoiceRow) => boolean> = {
  confirm: (row) => row.confirm_status === 'unconfirmed' || row.confirm_status === 'pending',
  remove: (row) => row.confirm_status === 'unconfirmed' || row.confirm_status === 'rejected',
  send: (row) => row.type !== 'purchase_bill' && row.type !== 'purchase_credit_note' && isPosted(row),
  pay: (row) => (row.type === 'sales_invoice' || row.type === 'purchase_bill') && isPosted(row) && isPositive(row.due),
};

function isPosted(row: InvoiceRow): boolean {
  return row.confirm_status === 'confirmed' && row.state !== 'voided';
}

function isPositive(amount: string): boolean {
  return !amount.startsWith('-') && /[1-9]/.test(amount);
}

/** The one contact all rows are of; null where they differ, or one has none yet. */
export function commonContact(rows: readonly Pick<InvoiceRow, 'contact_id'>[]): string | null {
  const [first] = rows;
  return first !== undefined && rows.every((row) => row.contact_id === first.contact_id) ? first.contact_id : null;
}
