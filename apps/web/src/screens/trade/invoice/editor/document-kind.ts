import type { InvoiceDraft, InvoiceType } from '@folio/contract';
import type { DocumentKindChoice } from '../../../../components/invoice-form/head/letterhead.tsx';
import { isCreditNote, sideOf } from '../../../../components/invoice-form/invoice-draft.ts';

export function typeOfKind(kind: DocumentKindChoice): InvoiceType {
  return kind === 'receipt' ? 'purchase_bill' : kind;
}

/**
 * The draft as a document of another kind. Between sales and purchases the parties swap roles, and the contact is
 * cleared.
 */
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
