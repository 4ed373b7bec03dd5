import type { JournalDraft } from '../../journal/index.ts';
import { type DocumentContext, type DocumentPosting, postDocument } from './document.ts';

/** A sales invoice confirmed: Dr receivables[invoice], Cr each item's account, Cr output tax per code. */
export function salesInvoice(input: DocumentPosting, context: DocumentContext): JournalDraft[] {
  return [postDocument('sales_invoice', input, context)];
}
