import { describe, expect, it } from 'vitest';
import { answerOf, CONTEXT, documentOfOne, legsOf } from '../scenario.ts';
import { purchaseCreditNote, salesCreditNote, salesInvoice } from './document.ts';
import { purchaseBill } from './purchase-bill.ts';

function item(price: string, accountCode: string, taxCode: string | null = null, quantity = '1') {
  return { quantity, price, accountCode, taxCode, description: 'Goods' };
}

const GBP = { currency: 'GBP', amountsAre: 'tax_exclusive' } as const;

describe('a sales invoice', () => {
  it.each([
    {
      name: 'posts each item on its own line, control first',
      changes: {
        items: [item('68.50', '4000', null, '500'), item('165.00', '4000', null, '180'), item('4500.00', '4010')],
      },
      legs: ['Dr 1100[INV] 68450.00', 'Cr 4000 34250.00', 'Cr 4000 29700.00', 'Cr 4010 4500.00'],
    },
    {
      name: 'posts one tax line for a code',
      changes: {
        ...GBP,
        rate: '10.5210',
        items: [item('46.50', '4000', 'UK20', '80'), item('22.75', '4000', 'UK20', '40')],
      },
      legs: ['Dr 1100[INV] GBP 5556.00 = 58454.68', 'Cr 4000 39138.12', 'Cr 4000 9574.11', 'Cr 2140 9742.45'],
    },
    {
      name: 'takes tax out of inclusive prices',
      changes: {
        currency: 'GBP',
        rate: '10.5480',
        amountsAre: 'tax_inclusive' as const,
        items: [item('29.99', '4000', 'UK20', '35'), item('54.95', '4000', 'UK20', '12')],
      },
      legs: ['Dr 1100[INV] GBP 1709.05 = 18027.06', 'Cr 4000 9226.44', 'Cr 4000 5796.13', 'Cr 2140 3004.49'],
    },
    {
      name: 'posts a discount to the other side and gives the residual cent to the largest item',
      changes: {
        currency: 'USD',
        rate: '7.7835',
        items: [item('18.75', '4000', null, '310'), item('33.86', '4000', null, '120'), item('-0.30', '4090')],
      },
      legs: ['Dr 1100[INV] USD 9875.40 = 76865.18', 'Cr 4000 45241.60', 'Cr 4000 31625.92', 'Dr 4090 2.34'],
    },
  ])('$name', ({ changes, legs }) => {
    expect(legsOf(salesInvoice(documentOfOne('INV', '0', '4000', changes), CONTEXT)[0])).toEqual(legs);
  });

  it.each([
    ['without items', { items: [] }, 'no_items'],
    ['of nil', { items: [item('10', '4000'), item('-10', '4090')] }, 'total_not_positive'],
    ['below nil', { items: [item('-1', '4000')] }, 'total_not_positive'],
    ['in USD without a rate', { currency: 'USD' }, 'rate_required'],
    [
      'with a tax code nobody knows',
      { amountsAre: 'tax_exclusive' as const, items: [item('1', '4000', 'XX')] },
      'unknown_tax_code',
    ],
  ])('%s is refused', (_, changes, code) => {
    expect(answerOf(() => salesInvoice(documentOfOne('INV', '1', '4000', changes), CONTEXT))).toBe(code);
  });
});

describe('a purchase bill', () => {
  it('adds tax that cannot be claimed back to the cost', () => {
    const items = [item('285.00', '5000', 'CN13N', '200'), item('142.50', '5000', 'CN13N', '150')];
    const bill = documentOfOne('FB', '0', '5000', {
      currency: 'CNY',
      rate: '1.0720',
      amountsAre: 'tax_exclusive',
      items,
    });
    expect(legsOf(purchaseBill(bill, CONTEXT)[0])).toEqual([
      'Cr 2100[FB] CNY 88563.75 = 94940.34',
      'Dr 5000 69047.52',
      'Dr 5000 25892.82',
    ]);
  });

  it('keeps claimable tax apart and names it', () => {
    const bill = documentOfOne('DF', '0', '6240', { ...GBP, rate: '10.6120', items: [item('650.00', '6240', 'UK20')] });
    const [entry] = purchaseBill(bill, CONTEXT);
    expect(legsOf(entry)).toEqual(['Cr 2100[DF] GBP 780.00 = 8277.36', 'Dr 6240 6897.80', 'Dr 1150 1379.56']);
    expect(entry?.lines[2]).toMatchObject({ taxCode: 'UK20', description: 'UK VAT 20%', contactId: 'C1' });
  });

  it('paid by the director gives a second entry on the paid date', () => {
    const payment = {
      ref: 'PAY',
      number: 'PAY',
      paidFrom: '2200',
      paidDate: '2026-01-12',
      amountMinor: 358800n,
      settledMinor: 358800n,
      rate: null,
    };
    const drafts = purchaseBill({ ...documentOfOne('SBX', '3588.00', '6180'), payment }, CONTEXT);
    expect(drafts.map((draft) => [draft.kind, draft.date])).toEqual([
      ['purchase_bill', '2026-01-10'],
      ['payment', '2026-01-12'],
    ]);
    expect(legsOf(drafts[1])).toEqual(['Cr 2200 3588.00', 'Dr 2100[SBX] 3588.00']);
  });
});

describe('a credit note', () => {
  it('of sales is the mirror of an invoice', () => {
    const note = documentOfOne('CN', '0', '4090', { ...GBP, rate: '10', items: [item('100', '4090', 'UK20')] });
    expect(legsOf(salesCreditNote(note, CONTEXT)[0])).toEqual([
      'Cr 1100[CN] GBP 120.00 = 1200.00',
      'Dr 4090 1000.00',
      'Dr 2140 200.00',
    ]);
  });

  it('of a supplier is the mirror of a bill', () => {
    const note = documentOfOne('SCN', '3200.00', '5090', { currency: 'CNY', rate: '1.0910' });
    expect(legsOf(purchaseCreditNote(note, CONTEXT)[0])).toEqual([
      'Dr 2100[SCN] CNY 3200.00 = 3491.20',
      'Cr 5090 3491.20',
    ]);
  });
});
