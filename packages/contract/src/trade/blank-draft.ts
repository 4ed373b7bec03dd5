import type { DraftItem, InvoiceDraft } from '../documents/document.ts';

/** An item before anything was typed into it. */
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
