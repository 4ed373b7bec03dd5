import type { Field, Reading, Tender } from '@folio/documents';
import { describe, expect, it } from 'vitest';
import type { OwnBooks } from './own-books.ts';
import type { MoneyAccount } from './paid-from.ts';
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

  describe('tax', () => {
    const taxed = (items: ReturnType<typeof item>[], total: string, tax: string, own = books) => {
      const { draft, checks } = propose(reading({ items, tax: read(tax), total: read(total) }), own);
      expect(checks.every((check) => check.holds)).toBe(true);
      const { amounts_are, items: proposed = [], total_tax } = draft.invoice ?? {};
      return [amounts_are, proposed.map(({ name, amount, rate }) => [name, amount, rate]), total_tax];
    };
    const british: OwnBooks = { ...books, taxCodes: [{ code: 'S20', ratePercent: '20', recoverable: true }] };

    it('takes a rate the company has a code for, added to the prices or inside them', () => {
      expect(taxed([item('Lamp', '100.00')], '120.00', '20.00', british)).toEqual([
        'tax_exclusive',
        [['Lamp', '100.00', '20']],
        '20.00',
      ]);
      expect(taxed([item('Lamp', '120.00')], '120.00', '20.00', british)[0]).toBe('tax_inclusive');
    });

    it('without a known rate is a separate item or part of the prices: no rate is computed to match the sum', () => {
      expect(taxed([item('Lamp', '145.00')], '154.06', '9.06')).toEqual([
        'no_tax',
        [
          ['Lamp', '145.00', null],
          ['Tax 稅款', '9.06', null],
        ],
        '9.06',
      ]);
      expect(taxed([item('Lamp', '120.00')], '120.00', '20.00')[0]).toBe('no_tax');
      expect(taxed([item('Misread', '7.00')], '3246.93', '66.16')[1]).toEqual([
        ['Misread', '3180.77', null],
        ['Tax 稅款', '66.16', null],
      ]);
    });

    it('that no country charges was misread: the total is one item, and the tax is left out', () => {
      expect(taxed([item('Dinner', '95.17')], '100.00', '51.00')).toEqual([
        'no_tax',
        [['Dinner', '100.00', null]],
        null,
      ]);
    });
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

describe('a receipt that prints how it was paid', () => {
  const account = (code: string, more: Partial<MoneyAccount> = {}): MoneyAccount => ({
    code,
    names: [`Account ${code}`],
    number: null,
    currency: 'HKD',
    kind: 'bank',
    isDefault: false,
    ...more,
  });
  const moneyAccounts = [
    account('1010'),
    account('1020', { isDefault: true, number: '012-345-678901' }),
    account('1030', { currency: 'USD' }),
    account('2130', { kind: 'card', number: '4123-XXXX-XXXX-1234' }),
    account('2140', { kind: 'card', number: '9876' }),
    account('1080', { kind: 'cash' }),
    account('1090', { names: ['八達通 Octopus'] }),
  ];
  const paid = (tender: Tender, cardDigits: string | null = null, more: Partial<Reading> = {}) => {
    const payment = { tender: read(tender), words: tender.toUpperCase(), cardDigits };
    const receipt = reading({ kind: 'receipt', issueDate: read('2025-01-14'), total: read('50.00'), payment, ...more });
    const { draft, evidence } = propose(receipt, { ...books, moneyAccounts });
    return { ...draft.invoice, evidence: evidence['invoice.paid_from'] };
  };

  it.each([
    ['cash', null, '1080', 0.9],
    ['card', '1234', '2130', 0.9],
    ['card', '9876', '2140', 0.9],
    ['card', '5555', '1020', 0.6],
    ['card', null, '2130', 0.6],
    ['octopus', null, '1090', 0.9],
    ['fps', null, '1020', 0.6],
    ['payme', null, '1020', 0.6],
  ] as const)('by %s %s is paid from %s', (tender, digits, code, confidence) => {
    expect(paid(tender, digits)).toMatchObject({
      paid_from: code,
      paid_date: '2025-01-14',
      evidence: { page: 1, confidence, origin: 'read', read: tender.toUpperCase() },
    });
  });

  it('is paid from an account in its currency, and left open if no such account exists', () => {
    expect(paid('cash', null, { currency: read('USD') })).toMatchObject({ paid_from: '1030' });
    expect(paid('cash', null, { currency: read('EUR') })).toMatchObject({ paid_from: null, paid_date: null });
  });

  it('says nothing of a bill', () => {
    expect(paid('cash', null, { kind: 'invoice' })).toMatchObject({ paid_from: null });
  });
});
