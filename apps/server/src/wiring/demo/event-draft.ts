import { blankInvoiceDraft, blankItem, type InvoiceDraft } from '@folio/contract';
import type { DocumentEvent, OpeningDocumentEvent } from '@folio/ledger';
import type { Contact } from '../../features/trade/contact/index.ts';
import { openingDraft } from '../../features/trade/opening-balance/index.ts';

const NOBODY = { name: '', address: null, tax_id: null };

type Head = Pick<DocumentEvent, 'number' | 'issueDate' | 'dueDate' | 'currency' | 'rate'>;

function emptyDraft(event: Head, contact: Contact, sales: boolean, baseCurrency: string): InvoiceDraft {
  const party = { ...NOBODY, name: contact.name };
  return {
    ...blankInvoiceDraft(event.currency ?? baseCurrency),
    number: event.number,
    issue_date: event.issueDate,
    due_date: event.dueDate,
    rate: event.rate,
    contact_id: contact.id,
    vendor: sales ? NOBODY : party,
    customer: sales ? party : NOBODY,
  };
}

/** The editor's draft of a document event. */
export function draftOfDocument(event: DocumentEvent, contact: Contact, baseCurrency: string): InvoiceDraft {
  const sales = event.type === 'sales_invoice' || event.type === 'sales_credit_note';
  return {
    ...emptyDraft(event, contact, sales, baseCurrency),
    reference: event.reference || null,
    amounts_are: event.amountsAre,
    items: event.items.map((item) => ({
      ...blankItem,
      name: item.name,
      quantity: item.quantity,
      price: item.price,
      tax_code: item.taxCode,
      account_code: item.account,
    })),
    paid_from: event.payment?.paidFrom ?? null,
    paid_date: event.payment?.paidDate ?? null,
  };
}

/** A document that was open when the books began. */
export function draftOfOpening(event: OpeningDocumentEvent, contact: Contact, baseCurrency: string): InvoiceDraft {
  const { docType: type, number, issueDate, dueDate, rate, total } = event;
  const known = { type, number, issueDate, dueDate, rate, total, currency: event.currency ?? baseCurrency };
  return openingDraft(known, contact, '3900');
}
