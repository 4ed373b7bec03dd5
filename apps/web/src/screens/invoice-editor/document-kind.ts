import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import type { DocumentKindChoice } from './head/letterhead.tsx';
import { isCreditNote, sideOf } from './invoice-draft.ts';

/** The type a document of a kind is stored as. */
export function typeOfKind(kind: DocumentKindChoice): InvoiceType {
  return kind === 'receipt' ? 'purchase_bill' : kind;
}

/** The draft as a document of another kind: across the counter the parties change places, and nobody was chosen yet. */
export function asKind(draft: InvoiceDraft, from: InvoiceType, kind: DocumentKindChoice): InvoiceDraft {
  const to = typeOfKind(kind);
  const isReceipt = kind === 'receipt';
  const kept = { ...draft, is_receipt: isReceipt, ...(to !== from && { number: '' }) };
  const paid = isReceipt
    ? { paid_date: draft.paid_date ?? draft.issue_date, due_date: null, payment_term_id: null, payment_terms: null }
    : isCreditNote(to) || to === 'quotation'
      ? { paid_from: null, paid_date: null, payment_term_id: null, payment_terms: null }
      : {};
  if (sideOf(from) === sideOf(to)) return { ...kept, ...paid };
  const items = draft.items.map((item) => ({ ...item, account_code: null }));
  return { ...kept, ...paid, items, contact_id: null, vendor: draft.customer, customer: draft.vendor };
}
