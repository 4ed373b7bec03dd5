import type { ConfirmStatus, InvoiceAge, InvoiceRow, InvoiceTab, InvoiceType } from '@folio/contract';
import { invoiceAges } from '@folio/contract/choices';
import type { InvoiceListQuery, InvoiceSide } from '../../api/queries/trade/invoice.ts';
import { statesOf } from './invoice-states.ts';

/** View state of a list in the address; empty means no filter. `state` is the tab. */
export const blankView = {
  q: '',
  state: '',
  sort: '-issue_date',
  page: '1',
  type: '',
  age: '',
  contact: '',
  currency: '',
  confirm: '',
  from: '',
  to: '',
};
export type ListView = typeof blankView;

/** A list shows the invoices and credit notes of one side, or the quotations. */
export type ListKind = InvoiceSide | 'quotations';

/** A tab: its name in the address, the states it queries, and the count of the response that belongs to it. */
interface Tab {
  value: string;
  count: InvoiceTab;
  states?: string | undefined;
  statuses?: string;
}

/** A rejected draft counts as a draft again; documents that wait for approval have a separate tab. */
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

/** The tabs of a list with their counts. Awaiting approval is left out while it is empty and not selected. */
export function tabsOf(
  kind: ListKind,
  counts: Record<InvoiceTab, number> | undefined,
  open: string,
): { value: string; count: number | undefined }[] {
  return allTabs(kind)
    .map(({ value, count }) => ({ value, count: counts?.[count] }))
    .filter(({ value, count }) => value !== 'pending' || open === value || (count ?? 0) > 0);
}

/** The query for the server, without paging. Unknown values in the address are ignored. */
export function queryOf(kind: ListKind, view: ListView): Omit<InvoiceListQuery, 'page' | 'limit'> {
  const type = kind === 'quotations' ? 'quotation' : typesOf[kind].find((one) => one === view.type);
  const tab = allTabs(kind).find(({ value }) => value === view.state);
  const confirm = confirmStatuses.find((one) => one === view.confirm);
  return {
    q: view.q || undefined,
    sort: view.sort,
    // Links from other screens name states that have no tab.
    state: tab ? tab.states : statesOf(view.state),
    confirm_status: confirm ?? tab?.statuses,
    type,
    age: kind === 'quotations' ? undefined : ageOf(view),
    contact_id: view.contact || undefined,
    currency: view.currency || undefined,
    from: view.from || undefined,
    to: view.to || undefined,
  };
}

/** The age in the address; undefined for none, or for a word that is no age. */
export function ageOf(view: Pick<ListView, 'age'>): InvoiceAge | undefined {
  return invoiceAges.find((one) => one === view.age);
}

/** Tabs that may be narrowed by age: only open documents have one. */
const agedTabs: readonly string[] = ['', 'open'];

/** The change to an age. A tab without open documents, or with those of some ages only, gives way. */
export function withAge(view: ListView, age: string): Partial<ListView> {
  return agedTabs.includes(view.state) ? { age } : { age, state: '' };
}

/** The change to a tab, which removes an age it cannot be narrowed by. */
export function withTab(state: string): Partial<ListView> {
  return agedTabs.includes(state) ? { state } : { state, age: '' };
}

/** The active filters besides search and tab, in the order of their chips. */
export const filterNames = ['age', 'days', 'contact', 'currency', 'type', 'confirm'] as const;
export type FilterName = (typeof filterNames)[number];

export function isOn(view: ListView, name: FilterName): boolean {
  return name === 'days' ? view.from !== '' || view.to !== '' : view[name] !== '';
}

/** The change that removes a filter. */
export function without(name: FilterName): Partial<ListView> {
  return name === 'days' ? { from: '', to: '' } : { [name]: '' };
}

export function isFiltered(view: ListView): boolean {
  return view.q !== '' || view.state !== '' || filterNames.some((name) => isOn(view, name));
}

export type BulkAct = 'confirm' | 'send' | 'remove' | 'pay';

/** The rows that an action applies to; the server checks again. */
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

/** The contact of all rows; null if they differ, or if one has no contact yet. */
export function commonContact(rows: readonly Pick<InvoiceRow, 'contact_id'>[]): string | null {
  const [first] = rows;
  return first !== undefined && rows.every((row) => row.contact_id === first.contact_id) ? first.contact_id : null;
}
