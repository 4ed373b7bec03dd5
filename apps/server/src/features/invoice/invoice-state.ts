import type { ConfirmStatus, InvoiceState, InvoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';

/** What the state of an invoice, bill or credit note follows from; amounts positive, in its own currency. */
export interface StateFacts {
  type: InvoiceType;
  confirmStatus: ConfirmStatus;
  voidedOn: Day | null;
  dueDate: Day | null;
  totalMinor: bigint;
  openMinor: bigint;
}

export function isCreditNote(type: InvoiceType): boolean {
  return type === 'sales_credit_note' || type === 'purchase_credit_note';
}

/** Sales documents stand on receivables, purchases on payables. */
export function isSales(type: InvoiceType): boolean {
  return type === 'sales_invoice' || type === 'sales_credit_note';
}

/** The derived state, in the order of the accounting reference: draft, voided, paid, overdue, partly paid, unpaid. */
export function invoiceStateOf(facts: StateFacts, today: Day): InvoiceState {
  if (facts.confirmStatus !== 'confirmed') return 'draft';
  if (facts.voidedOn !== null && facts.voidedOn <= today) return 'voided';
  const partly = facts.openMinor < facts.totalMinor;
  if (isCreditNote(facts.type)) return facts.openMinor === 0n ? 'applied' : partly ? 'partly_applied' : 'unapplied';
  if (facts.openMinor === 0n) return 'paid';
  if (facts.dueDate !== null && facts.dueDate < today) return 'overdue';
  return partly ? 'partly_paid' : 'unpaid';
}
