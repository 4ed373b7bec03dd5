import type { Day } from '../../calendar/index.ts';
import type { DocumentKind } from '../../posting-rules/index.ts';

/** Whether a document's content has been checked and posted. */
export type ConfirmStatus = 'unconfirmed' | 'pending' | 'confirmed' | 'rejected';

/** Payment state of a document: always derived, never typed. */
export type DocumentState =
  | 'draft'
  | 'voided'
  | 'paid'
  | 'overdue'
  | 'partly_paid'
  | 'unpaid'
  | 'unapplied'
  | 'partly_applied'
  | 'applied';

/** The facts that decide a document's state; amounts positive, in its own currency; `dueDate` null: never overdue. */
export interface StateFacts {
  readonly type: DocumentKind;
  readonly confirmStatus: ConfirmStatus;
  readonly voidedOn: Day | null;
  readonly dueDate: Day | null;
  readonly totalMinor: bigint;
  readonly openMinor: bigint;
}

export function isCreditNote(type: DocumentKind): boolean {
  return type === 'sales_credit_note' || type === 'purchase_credit_note';
}

/** The state of a document as seen on a day. An overdue document stays overdue when it is partly paid. */
export function documentState(facts: StateFacts, todayIs: Day): DocumentState {
  if (facts.confirmStatus !== 'confirmed') return 'draft';
  if (facts.voidedOn !== null && facts.voidedOn <= todayIs) return 'voided';
  const isPartly = facts.openMinor < facts.totalMinor;
  if (isCreditNote(facts.type)) return facts.openMinor === 0n ? 'applied' : isPartly ? 'partly_applied' : 'unapplied';
  if (facts.openMinor === 0n) return 'paid';
  if (facts.dueDate !== null && facts.dueDate < todayIs) return 'overdue';
  return isPartly ? 'partly_paid' : 'unpaid';
}
