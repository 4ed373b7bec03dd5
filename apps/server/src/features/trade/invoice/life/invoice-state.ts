import type { ConfirmStatus, InvoiceState, InvoiceType } from '@folio/contract';
import type { Day } from '@folio/ledger';

/**
 * The facts that determine a document's state; amounts positive, in its own currency. `answer` and `invoiced` (it
 * became an invoice) apply to quotations; a quotation's due date is the last day of its offer.
 */
export interface StateFacts {
  type: InvoiceType;
  confirmStatus: ConfirmStatus;
  voidedOn: Day | null;
  dueDate: Day | null;
  totalMinor: bigint;
  openMinor: bigint;
  answer: 'accepted' | 'declined' | null;
  invoiced: boolean;
}

export function isCreditNote(type: InvoiceType): boolean {
  return type === 'sales_credit_note' || type === 'purchase_credit_note';
}

export function isSales(type: InvoiceType): boolean {
  return type === 'sales_invoice' || type === 'sales_credit_note' || type === 'quotation';
}

/**
 * The derived state, in the order of the accounting reference: draft, voided, paid, overdue, partly paid, unpaid. For
 * a quotation: draft, voided, invoiced, its answer, expired (due date before today), open. The SQL of the list
 * applies the same rule.
 */
export function invoiceStateOf(facts: StateFacts, today: Day): InvoiceState {
  if (facts.confirmStatus !== 'confirmed') return 'draft';
  if (facts.voidedOn !== null && facts.voidedOn <= today) return 'voided';
  const late = facts.dueDate !== null && facts.dueDate < today;
  if (facts.type === 'quotation') return facts.invoiced ? 'invoiced' : (facts.answer ?? (late ? 'expired' : 'open'));
  const partly = facts.openMinor < facts.totalMinor;
  if (isCreditNote(facts.type)) return facts.openMinor === 0n ? 'applied' : partly ? 'partly_applied' : 'unapplied';
  if (facts.openMinor === 0n) return 'paid';
  if (late) return 'overdue';
  return partly ? 'partly_paid' : 'unpaid';
}
