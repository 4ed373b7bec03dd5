import type { Day } from '../calendar/index.ts';
import { LedgerFault } from '../fault.ts';
import { type JournalDraft, type ReversalWords, reverse } from '../journal/index.ts';
import { absolute, formatMoney } from '../money/index.ts';
import type { OpenDocument, OpenDocuments } from './open-documents.ts';

/** Needs the last locked day and the open state of the document or money record the entry created, if any. */
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
  if (document.totalMinor === 0n) throw new LedgerFault('already_taken_back', { document: document.ref });
  if (document.settledMinor === 0n) return;
  throw new LedgerFault(code, {
    document: document.ref,
    currency: document.currency,
    found: formatMoney(absolute(document.settledMinor), document.currency),
  });
}

/**
 * Takes back a posted record: a document nothing is allocated to, an allocation (un-apply), a bank line, transfer or
 * manual journal. Same tags, swapped sides. Throws `document_has_allocations`, or `already_taken_back` for a document
 * voided before; for records without a document of their own the caller knows whether they were.
 */
export function voidEntry(entry: JournalDraft, request: VoidRequest, context: ReversalContext): JournalDraft[] {
  refuseIfSettled(context.openDocuments.get(entry.sourceRef), 'document_has_allocations');
  return [reverse(entry, voidDate(entry.date, request.date, context.lockedThrough), 'void', request)];
}

/**
 * A returned cheque or recalled transfer: the money record's entry swapped on the day the bank takes it back, so
 * its documents are open again. Throws `excess_already_applied` when its excess was applied meanwhile.
 */
export function paymentReversal(entry: JournalDraft, request: VoidRequest, context: ReversalContext): JournalDraft[] {
  refuseIfSettled(context.openDocuments.get(entry.sourceRef), 'excess_already_applied');
  if (request.date < entry.date) throw new LedgerFault('bad_date_order', { from: entry.date, to: request.date });
  return [reverse(entry, request.date, 'payment_reversal', request)];
}
