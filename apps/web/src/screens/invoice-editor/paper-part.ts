import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import type { InvoiceEditing } from './use-invoice-draft.ts';

/** What every part of the sheet is given. */
export interface PaperPartProps {
  type: InvoiceType;
  draft: InvoiceDraft;
  change: InvoiceEditing['change'];
  errors: Readonly<Record<string, string[]>>;
}
