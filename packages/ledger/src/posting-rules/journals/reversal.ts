import type { Day } from '../../calendar/index.ts';
import { LedgerIssue } from '../../fault.ts';
import { type JournalDraft, type ReversalWords, reverse } from '../../journal/index.ts';
import { absolute, formatMoney } from '../../money/index.ts';
import type { OpenDocument, OpenDocuments } from '../documents/open-documents.ts';

/** Needs the last locked day and the open state of the document or payment the entry created, if any. */
export interface ReversalContext {
  readonly lockedThrough: Day | null;
  readonly openDocuments: OpenDocuments;
}

export interface VoidRequest extends ReversalWords {
  /** The day of voiding: used when the entry's own date is locked. */
  readonly date: Day;
}

/** The entry's own date, or the day of voiding when that date is locked. */
export function voidDate(entryDate: Day, voidedOn: Day, lockedThrough: Day | null): Day {
  return lockedThrough !== null && entryDate <= lockedThrough ? voidedOn : entryDate;
}

function refuseIfSettled(
  document: OpenDocument | undefined,
  code: 'document_has_allocations' | 'excess_already_applied',
): void {
  if (document === undefined) return;
  if (document.totalMinor === 0n) throw new LedgerIssue('already_taken_back', { document: document.ref });
  if (document.settledMinor === 0n) return;
  throw new LedgerIssue(code, {
    document: document.ref,
    currency: document.currency,
    found: formatMoney(absolute(document.settledMinor), document.currency),
  });
}

/**
 * Reverses a posted record: a document without allocations, an allocation (un-apply), a bank line, transfer or manual
 * journal. Same tags, swapped sides. Throws `document_has_allocations`, or `already_taken_back` for a document voided
 * before; for records without a document the caller must check that they were not voided before.
 */
export function voidEntry(entry: JournalDraft, request: VoidRequest, context: ReversalContext): JournalDraft[] {
  refuseIfSettled(context.openDocuments.get(entry.sourceRef), 'document_has_allocations');
  return [reverse(entry, voidDate(entry.date, request.date, context.lockedThrough), 'void', request)];
}

/**
 * A returned cheque or recalled transfer: the payment's entry with sides swapped, on the day the bank reverses it, so
 * its documents are open again. Throws `excess_already_applied` if its excess has been applied since.
 */
export function paymentReversal(entry: JournalDraft, request: VoidRequest, context: ReversalContext): JournalDraft[] {
  refuseIfSettled(context.openDocuments.get(entry.sourceRef), 'excess_already_applied');
  if (request.date < entry.date) throw new LedgerIssue('bad_date_order', { from: entry.date, to: request.date });
  return [reverse(entry, request.date, 'payment_reversal', request)];
}
