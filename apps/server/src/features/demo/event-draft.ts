import type { InvoiceDraft } from '@folio/contract';
import type { DocumentEvent, OpeningDocumentEvent } from '@folio/ledger';
import type { Contact } from '../contact/index.ts';
import { openingDraft } from '../opening-balance/index.ts';

const NOBODY = { name: '', address: null, tax_id: null };

type Head = Pick<DocumentEvent, 'number' | 'issueDate' | 'dueDate' | 'currency' | 'rate'>;

function emptyDraft(event: Head, contact: Contact, sales: boolean, baseCurrency: string): InvoiceDraft {
  const party = { ...NOBODY, name: contact.name };
  return {
    number: event.number,
    reference: null,
    issue_date: event.issueDate,
    due_date: event.dueDate,
    payment_terms: null,
    currency: event.currency ?? baseCurrency,
    rate: event.rate,
    amounts_are: 'no_tax',
    contact_id: contact.id,
    vendor: sales ? NOBODY : party,
    customer: sales ? party : NOBODY,
    ship_to: null,
    items: [],
    subtotal: null,
    total_tax: null,
    total: null,
    paid_from: null,
    paid_date: null,
    document_language: null,
  };
}

const NO_ITEM = { description: null, tax_code: null, rate: null, amount: null };

/** The editor's draft of a document event. */
export function draftOfDocument(event: DocumentEvent, contact: Contact, baseCurrency: string): InvoiceDraft {
  const sales = event.type === 'sales_invoice' || event.type === 'sales_credit_note';
  return {
    ...emptyDraft(event, contact, sales, baseCurrency),
    reference: event.reference || null,
    amounts_are: event.amountsAre,
    items: event.items.map((item) => ({
      ...NO_ITEM,
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

/** A document open when the books began. */
export function draftOfOpening(event: OpeningDocumentEvent, contact: Contact, baseCurrency: string): InvoiceDraft {
  const { docType: type, number, issueDate, dueDate, rate, total } = event;
  const known = { type, number, issueDate, dueDate, rate, total, currency: event.currency ?? baseCurrency };
  return openingDraft(known, contact, '3900');
}
