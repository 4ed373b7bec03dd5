import type { ConfirmStatus, InvoiceRow, InvoiceState } from '@folio/contract';
import type { StateTone } from '../feedback/state-tag.tsx';

/** In the address `open` means all unsettled documents, and `unpaid` means those that still have an amount due. */
const groups: Readonly<Record<string, string>> = {
  open: 'unpaid,partly_paid,overdue,unapplied,partly_applied',
  unpaid: 'unpaid,partly_paid,overdue',
  paid: 'paid,applied',
};

/** The states to query for a filter of the address; undefined means all. */
export function statesOf(filter: string): string | undefined {
  return filter === '' ? undefined : (groups[filter] ?? filter);
}

export const stateTones: Readonly<Record<InvoiceState, StateTone>> = {
  draft: 'grey',
  voided: 'grey',
  paid: 'green',
  applied: 'green',
  overdue: 'amber',
  partly_paid: 'blue',
  partly_applied: 'blue',
  unpaid: 'blue',
  unapplied: 'blue',
  open: 'blue',
  accepted: 'green',
  declined: 'grey',
  expired: 'amber',
  invoiced: 'green',
};

export const confirmTones: Readonly<Record<ConfirmStatus, StateTone>> = {
  unconfirmed: 'grey',
  pending: 'blue',
  confirmed: 'green',
  rejected: 'red',
};

/** True for the documents of the company's own sales. */
export function isSale(type: InvoiceRow['type']): boolean {
  return type === 'sales_invoice' || type === 'sales_credit_note' || type === 'quotation';
}

/** The message key of a state; in Chinese, money coming in is 'received' and money going out is 'paid'. */
export function stateKey(state: InvoiceState, type: InvoiceRow['type']): string {
  const differs = state === 'paid' || state === 'unpaid' || state === 'partly_paid';
  return isSale(type) && differs ? `state.${state}_sales` : `state.${state}`;
}

export function commonCurrency(rows: readonly Pick<InvoiceRow, 'currency'>[]): string | null {
  const [first] = rows;
  return first !== undefined && rows.every((row) => row.currency === first.currency) ? first.currency : null;
}
