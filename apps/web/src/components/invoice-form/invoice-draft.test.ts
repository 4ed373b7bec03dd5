import type { DraftItem } from '@folio/contract';
import { blankItem } from '@folio/contract/blank-draft';
import { describe, expect, it } from 'vitest';
import {
  commonAccount,
  draftTotals,
  emptyDraft,
  fieldOfPath,
  isCreditNote,
  sideOf,
  withItem,
  withNewItem,
  withoutItem,
} from './invoice-draft.ts';

const draft = emptyDraft('HKD', '2026-03-03');
const item = (changes: Partial<DraftItem>): DraftItem => ({ ...blankItem, ...changes });

describe('live totals', () => {
  it('count quantity × price, half a cent away from zero', () => {
    const items = [item({ quantity: '3', price: '0.335' }), item({ quantity: '2', price: '10' })];
    expect(draftTotals({ ...draft, items })).toMatchObject({ subtotal: '21.01', totalTax: '0.00', total: '21.01' });
  });
  it('add tax to amounts without it, and take it out of amounts with it', () => {
    const items = [item({ quantity: '1', price: '120.00', rate: '20' })];
    expect(draftTotals({ ...draft, amounts_are: 'tax_exclusive', items })).toMatchObject({
      subtotal: '120.00',
      totalTax: '24.00',
      total: '144.00',
    });
    expect(draftTotals({ ...draft, amounts_are: 'tax_inclusive', items })).toMatchObject({
      subtotal: '100.00',
      totalTax: '20.00',
      total: '120.00',
    });
  });
  it('take a printed amount as it is, and an empty figure as zero', () => {
    const items = [
      item({ quantity: '5', price: '364.67', amount: '1823.35' }),
      item({ price: null }),
      item({ quantity: null, price: '7' }),
    ];
    expect(draftTotals({ ...draft, items })?.items.map((one) => one.gross)).toEqual(['1823.35', '0.00', '7.00']);
  });
  it('take discounts off items and off the document before tax', () => {
    const items = [
      item({ quantity: '2', price: '100', discount: '10', rate: '20' }),
      item({ quantity: '1', price: '20', discount: '5', discount_is: 'amount', rate: '20' }),
    ];
    const counted = draftTotals({
      ...draft,
      amounts_are: 'tax_exclusive',
      items,
      discount: '19.5',
      discount_is: 'amount',
    });
    expect(counted).toMatchObject({
      itemsTotal: '195.00',
      discount: '19.50',
      subtotal: '175.50',
      totalTax: '35.10',
      total: '210.60',
    });
    expect(counted?.items.map((one) => one.amount)).toEqual(['180.00', '15.00']);
  });
  it('leave a printed amount alone that the discount already is in', () => {
    const printed = item({ quantity: '2', price: '100', discount: '10', amount: '180.00' });
    expect(draftTotals({ ...draft, items: [printed] })?.total).toBe('180.00');
    expect(draftTotals({ ...draft, items: [{ ...printed, amount: '175.00' }] })?.total).toBe('175.00');
  });
  it('know which codes charge nothing themselves, and where tax is rounded', () => {
    const reverse = { code: 'RC', ratePercent: '20', kind: 'reverse_charge' as const, recoverable: true };
    const rules = { taxCodes: [reverse], taxRounding: 'per_document' as const };
    const items = [item({ quantity: '1', price: '10', tax_code: 'RC', rate: '20' })];
    expect(draftTotals({ ...draft, amounts_are: 'tax_exclusive', items }, rules)?.totalTax).toBe('0.00');
  });
  it('use the currency’s minor unit', () => {
    expect(draftTotals({ ...draft, currency: 'JPY', items: [item({ quantity: '3', price: '0.5' })] })?.total).toBe('2');
  });
  it('are missing while the currency is invalid or a figure is too long', () => {
    expect(draftTotals({ ...draft, currency: 'HK' })).toBeNull();
    expect(draftTotals({ ...draft, items: [item({ price: '1.1234567' })] })).toBeNull();
  });
});

describe('items', () => {
  it('a new price takes the place of a printed amount', () => {
    const before = { ...draft, items: [item({ quantity: '1', price: '5', amount: '5.00' })] };
    expect(withItem(before, 0, { price: '6' }).items[0]).toMatchObject({ price: '6', amount: null });
    expect(withItem(before, 0, { name: 'Tea' }).items[0]).toMatchObject({ name: 'Tea', amount: '5.00' });
  });
  it('a new one goes to the account of the last', () => {
    const before = { ...draft, items: [item({ account_code: '4000' })] };
    expect(withNewItem(before).items[1]?.account_code).toBe('4000');
    expect(withoutItem(before, 0).items).toEqual([]);
  });
  it('share an account only when all have the same', () => {
    expect(commonAccount([item({ account_code: '5000' }), item({ account_code: '5000' })])).toBe('5000');
    expect(commonAccount([item({ account_code: '5000' }), item({})])).toBeNull();
    expect(commonAccount([])).toBeNull();
  });
});

describe('kinds and paths', () => {
  it('know their side', () => {
    expect([sideOf('sales_credit_note'), sideOf('quotation'), sideOf('purchase_bill')]).toEqual([
      'sales',
      'sales',
      'purchase',
    ]);
    expect([isCreditNote('sales_credit_note'), isCreditNote('purchase_bill')]).toEqual([true, false]);
  });
  it.each([
    ['invoice.items.0.price', { field: 'price', item: 1 }],
    ['draft.vendor.name', { field: 'vendor_name', item: null }],
    ['statements.0.lines.4.balance', { field: 'balance', item: 5 }],
    ['due_date', { field: 'due_date', item: null }],
  ])('%s', (path, expected) => {
    expect(fieldOfPath(path)).toEqual(expected);
  });
});
