import { describe, expect, it } from 'vitest';
import { emptyDraft } from '../../../../components/invoice-form/invoice-draft.ts';
import { asKind, typeOfKind } from './document-kind.ts';

const party = (name: string) => ({ name, address: null, tax_id: null });
const sale = {
  ...emptyDraft('HKD', '2026-03-03'),
  number: 'INV-1',
  contact_id: 'c1',
  vendor: party('Own company'),
  customer: party('Customer'),
  due_date: '2026-04-02',
  payment_term_id: 'net30',
};

describe('another kind of document', () => {
  it('of the same side keeps its contact, and gets a new number', () => {
    expect(asKind(sale, 'sales_invoice', 'quotation')).toMatchObject({
      number: '',
      contact_id: 'c1',
      customer: { name: 'Customer' },
      due_date: '2026-04-02',
      payment_term_id: null,
    });
  });
  it('of the other side has its parties the other way round', () => {
    expect(asKind(sale, 'sales_invoice', 'purchase_bill')).toMatchObject({
      contact_id: null,
      vendor: { name: 'Customer' },
      customer: { name: 'Own company' },
    });
  });
  it('a receipt is a bill that was paid the day it was issued', () => {
    expect(typeOfKind('receipt')).toBe('purchase_bill');
    const bill = { ...sale, number: 'R-1' };
    expect(asKind(bill, 'purchase_bill', 'receipt')).toMatchObject({
      is_receipt: true,
      paid_date: '2026-03-03',
      due_date: null,
      number: 'R-1',
    });
    expect(asKind({ ...bill, is_receipt: true }, 'purchase_bill', 'purchase_bill').is_receipt).toBe(false);
  });
});
