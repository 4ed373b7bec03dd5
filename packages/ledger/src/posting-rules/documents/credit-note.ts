import type { JournalDraft } from '../../journal/index.ts';
import { type DocumentContext, type DocumentPosting, postDocument } from './document.ts';

/**
 * A sales credit note confirmed: Dr each item's account (usually returns), Dr output tax, Cr receivables[note].
 * A note raised from an invoice brings that invoice's currency and rate in `input`.
 */
export function salesCreditNote(input: DocumentPosting, context: DocumentContext): JournalDraft[] {
  return [postDocument('sales_credit_note', input, context)];
}

/** A supplier's credit note confirmed: Dr payables[note], Cr each item's account, Cr input tax. */
export function purchaseCreditNote(input: DocumentPosting, context: DocumentContext): JournalDraft[] {
  return [postDocument('purchase_credit_note', input, context)];
}
