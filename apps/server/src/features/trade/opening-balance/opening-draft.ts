import { blankInvoiceDraft, blankItem, type InvoiceDraft, type PostedType } from '@folio/contract';
import type { Day } from '@folio/ledger';

/** The data of a document that was still open when the books began. */
export interface TakenOver {
  type: PostedType;
  number: string;
  issueDate: Day;
  dueDate: Day;
  currency: string;
  rate: string | null;
  /** Its open amount, positive. */
  total: string;
}

const NOBODY = { name: '', address: null, tax_id: null };

/** The editor's draft of such a document: one item with the open amount, against opening balance equity. */
export function openingDraft(
  document: TakenOver,
  contact: { id: string; name: string },
  equityCode: string,
): InvoiceDraft {
  const sales = document.type === 'sales_invoice' || document.type === 'sales_credit_note';
  const party = { ...NOBODY, name: contact.name };
  const item = { name: 'Opening balance', price: document.total, account_code: equityCode };
  return {
    ...blankInvoiceDraft(document.currency),
    number: document.number,
    issue_date: document.issueDate,
    due_date: document.dueDate,
    rate: document.rate,
    contact_id: contact.id,
    vendor: sales ? NOBODY : party,
    customer: sales ? party : NOBODY,
    items: [{ ...blankItem, ...item }],
  };
}
