import type { DocumentKind, InvoiceDraft } from '@folio/contract';
import { useReview } from '../review-context.ts';

/** What the fields of an invoice under review are given. */
export interface InvoiceFieldsProps {
  kind: DocumentKind;
  invoice: InvoiceDraft;
}

/** Changes fields of the invoice under review; `path` is the field that was typed into. */
export type SetInvoice = (path: string, changes: Partial<InvoiceDraft>) => void;

export function useSetInvoice(): SetInvoice {
  const { change } = useReview();
  return (path, changes) =>
    change(path, (draft) => (draft.invoice ? { ...draft, invoice: { ...draft.invoice, ...changes } } : draft));
}
