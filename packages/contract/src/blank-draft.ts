import type { DraftItem, InvoiceDraft } from './document.ts';

/* Without schemas, so that the web application may take it. */

/** Most items of one document. */
export const MOST_ITEMS = 1000;

/** An item nobody has typed anything into yet. */
export const blankItem: DraftItem = {
  name: '',
  description: null,
  quantity: '1',
  price: null,
  discount: null,
  discount_is: 'percent',
  tax_code: null,
  rate: null,
  amount: null,
  account_code: null,
};

const nobody: InvoiceDraft['vendor'] = { name: '', address: null, tax_id: null };

/** A draft with nothing in it. */
export function blankInvoiceDraft(currency: string): InvoiceDraft {
  return {
    number: '',
    reference: null,
    order_number: null,
    issue_date: null,
    due_date: null,
    payment_terms: null,
    payment_term_id: null,
    currency,
    rate: null,
    amounts_are: 'no_tax',
    contact_id: null,
    vendor: nobody,
    customer: nobody,
    ship_to: null,
    items: [],
    discount: null,
    discount_is: 'percent',
    subtotal: null,
    total_tax: null,
    total: null,
    paid_from: null,
    paid_date: null,
    document_language: null,
    notes: null,
    is_receipt: false,
    credit_of: null,
    from_quotation: null,
    template: null,
    pay_to_account_id: null,
  };
}
