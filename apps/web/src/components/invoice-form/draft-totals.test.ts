import type { DraftItem } from '@folio/contract';
import { blankItem } from '@folio/contract/blank-draft';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftTotals } from './draft-totals.ts';

const cents = (text = '') => Math.round(Number(text) * 100);
const item = (changes: Partial<DraftItem>): DraftItem => ({ ...blankItem, ...changes });
const totals = (items: DraftItem[], more: object = {}) =>
  draftTotals({ currency: 'HKD', amounts_are: 'tax_exclusive', items, ...more });

/** Items in whole units at whole prices, with a tax that gives whole cents. */
const simpleItem = fc.record({
  quantity: fc.integer({ min: 1, max: 50 }),
  price: fc.integer({ min: 0, max: 900 }),
  rate: fc.constantFrom(null, 5, 10, 20),
});

describe('the totals of a draft', () => {
  it('are the sums of its items, counted the plain way', () => {
    fc.assert(
      fc.property(fc.array(simpleItem, { minLength: 1, maxLength: 8 }), (simple) => {
        const items = simple.map(({ quantity, price, rate }) =>
          item({ quantity: String(quantity), price: String(price), rate: rate === null ? null : String(rate) }),
        );
        const net = simple.reduce((sum, one) => sum + one.quantity * one.price * 100, 0);
        const tax = simple.reduce((sum, one) => sum + one.quantity * one.price * (one.rate ?? 0), 0);
        const found = totals(items);
        expect([cents(found?.itemsTotal), cents(found?.totalTax), cents(found?.total)]).toEqual([net, tax, net + tax]);
        const inclusive = totals(items, { amounts_are: 'no_tax' });
        expect([inclusive?.totalTax, cents(inclusive?.total)]).toEqual(['0.00', net]);
      }),
      { numRuns: 60 },
    );
  });

  it.each<[string, Partial<DraftItem>, string]>([
    ['a price without a quantity is one unit', { quantity: null, price: '7' }, '7.00'],
    ['a printed amount that quantity and price give', { quantity: '3', price: '2', amount: '6.00' }, '6.00'],
    ['a printed amount that they do not give counts as printed', { quantity: '3', price: '2', amount: '5.50' }, '5.50'],
    ['a printed amount after the discount', { quantity: '2', price: '50', discount: '10', amount: '90.00' }, '90.00'],
    ['an item without anything', { quantity: null, price: null }, '0.00'],
  ])('%s', (_, changes, amount) => {
    expect(totals([item(changes)], { amounts_are: 'no_tax' })?.total).toBe(amount);
  });

  it('take the other way of rounding the tax only if that gives the tax printed on the document', () => {
    const items = [1, 2, 3].map(() => item({ quantity: '1', price: '0.30', rate: '5' }));
    const rules = (taxRounding: 'per_line' | 'per_document') => ({ taxCodes: [], taxRounding });
    const taxOf = (total_tax: string | null, rounding: 'per_line' | 'per_document') =>
      draftTotals({ currency: 'HKD', amounts_are: 'tax_exclusive', items, total_tax }, rules(rounding))?.totalTax;
    const [perLine = '', perDocument = ''] = [taxOf(null, 'per_line'), taxOf(null, 'per_document')];
    expect(perLine).not.toBe(perDocument);
    expect(taxOf(perDocument, 'per_line')).toBe(perDocument);
    expect(taxOf(perLine, 'per_document')).toBe(perLine);
    expect(taxOf('9.99', 'per_line')).toBe(perLine);
  });

  it.each([
    ['an unknown currency', { currency: 'XX' }, {}],
    ['a price that is no figure yet', {}, { price: '1.' }],
    ['a quantity that is no figure', {}, { quantity: 'two', price: '1' }],
  ])('cannot be counted with %s', (_, more, changes) => {
    expect(totals([item(changes)], more)).toBeNull();
  });
});
