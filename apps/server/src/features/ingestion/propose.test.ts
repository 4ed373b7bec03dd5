import type { Field, Reading } from '@folio/documents';
import { describe, expect, it } from 'vitest';
import type { OwnBooks } from './own-books.ts';
import { propose } from './propose.ts';

const books: OwnBooks = {
  baseCurrency: 'HKD',
  names: ['Golden Bauhinia'],
  numbers: [],
  addresses: [],
  bankAccounts: [],
  accountFor: () => '6690',
};

function read<T>(value: T): Field<T> {
  return { value, page: 1, box: { x: 0.1, y: 0.2, width: 0.3, height: 0.02 }, confidence: 0.9, origin: 'read' };
}

function reading(more: Partial<Reading>): Reading {
  return {
    kind: 'invoice',
    direction: null,
    confidence: 0.9,
    pages: [{ number: 1, widthPt: 595, heightPt: 842, source: 'text', turn: 0, mirrored: false }],
    number: null,
    relatedNumber: null,
    issueDate: null,
    dueDate: null,
    terms: null,
    currency: read('HKD'),
    supplier: null,
    customer: null,
    items: [],
    subtotal: null,
    discount: null,
    service: null,
    tax: null,
    total: null,
    prepaid: null,
    amountDue: null,
    bank: null,
    statements: [],
    checks: [],
    warnings: [],
    ...more,
  };
}

function item(name: string, amount: string) {
  return { name: read(name), quantity: null, price: null, rate: null, amount: read(amount) };
}

describe('from a reading to a draft', () => {
  it('keeps the items where they make the total, with service charge and discount as items of their own', () => {
    const { draft, checks, evidence } = propose(
      reading({
        items: [item('Tea', '100.00'), item('Cake', '50.00')],
        service: read('15.00'),
        discount: read('5.00'),
        total: read('160.00'),
      }),
      books,
    );
    expect(draft.invoice?.items.map(({ name, amount }) => [name, amount])).toEqual([
      ['Tea', '100.00'],
      ['Cake', '50.00'],
      ['Service charge 服務費', '15.00'],
      ['Discount 折扣', '-5.00'],
    ]);
    expect(checks.every((check) => check.holds)).toBe(true);
    expect(evidence['invoice.total']).toMatchObject({ page: 1, confidence: 0.9, origin: 'read', read: '160.00' });
  });

  it('proposes one item over the printed total where the items were misread', () => {
    const { draft } = propose(reading({ items: [item('Tea', '700.00')], total: read('160.00') }), books);
    expect(draft.invoice?.items.map(({ name, amount }) => [name, amount])).toEqual([['Tea', '160.00']]);
  });

  it('tells tax that is added from tax that is inside', () => {
    const added = propose(
      reading({ items: [item('Lamp', '100.00')], tax: read('20.00'), total: read('120.00') }),
      books,
    );
    const inside = propose(
      reading({ items: [item('Lamp', '120.00')], tax: read('20.00'), total: read('120.00') }),
      books,
    );
    expect([added.draft.invoice?.amounts_are, inside.draft.invoice?.amounts_are]).toEqual([
      'tax_exclusive',
      'tax_inclusive',
    ]);
  });

  it('is a sale only where the company itself issued it', () => {
    expect(propose(reading({ direction: 'sales' }), books).draft.kind).toBe('sales_invoice');
    expect(propose(reading({ direction: null }), books).draft.kind).toBe('purchase_bill');
    expect(propose(reading({ kind: 'credit_note', direction: 'sales' }), books).draft.kind).toBe('sales_credit_note');
    expect(propose(reading({ kind: 'receipt', direction: 'sales' }), books).draft.kind).toBe('receipt');
  });

  it('survives cents of a currency that has none', () => {
    const { draft, checks } = propose(
      reading({ currency: read('JPY'), total: read('1200.50'), items: [item('Tea', '1200.50')] }),
      books,
    );
    expect(draft.invoice?.total).toBe('1200.50');
    expect(checks).toEqual([{ code: 'amounts_invalid', holds: false, where: null, found: null, expected: null }]);
  });
});
