import type { DraftItem } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import {
  commonAccount,
  draftTotals,
  dueDateOf,
  emptyDraft,
  emptyItem,
  fieldOfPath,
  isCreditNote,
  numberAfter,
  sideOf,
  termOf,
  withItem,
  withNewItem,
  withoutItem,
} from './invoice-draft.ts';

const draft = emptyDraft('HKD', '2026-03-03');
const item = (changes: Partial<DraftItem>): DraftItem => ({ ...emptyItem, ...changes });

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
  it('take a printed amount as it stands, and what is not typed yet as nil', () => {
    const items = [
      item({ quantity: '5', price: '364.67', amount: '1823.35' }),
      item({ price: null }),
      item({ quantity: null, price: '7' }),
    ];
    expect(draftTotals({ ...draft, items })?.items.map((one) => one.gross)).toEqual(['1823.35', '0.00', '7.00']);
  });
  it('use the currency’s minor unit', () => {
    expect(draftTotals({ ...draft, currency: 'JPY', items: [item({ quantity: '3', price: '0.5' })] })?.total).toBe('2');
  });
  it('are not there while the currency is none or a figure is too long', () => {
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

describe('payment terms', () => {
  it.each([
    ['on_receipt', '2026-03-03', '2026-03-03'],
    ['14', '2026-03-03', '2026-03-17'],
    ['30', '2026-02-01', '2026-03-03'],
    ['end_of_month', '2024-02-10', '2024-02-29'],
  ] as const)('%s from %s is due on %s', (term, issue, due) => {
    expect(dueDateOf(term, issue)).toBe(due);
    expect(termOf(issue, due)).toBe(term);
  });
  it('are none for other dates', () => {
    expect(termOf('2026-03-03', '2026-03-09')).toBeNull();
    expect(termOf(null, '2026-03-09')).toBeNull();
  });
});

describe('kinds and paths', () => {
  it('know their side', () => {
    expect([sideOf('sales_credit_note'), sideOf('purchase_bill')]).toEqual(['sales', 'purchase']);
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

describe('the next number', () => {
  it.each([
    ['INV-2026-009', 'INV-2026-010'],
    ['INV-2026-999', 'INV-2026-1000'],
    ['7', '8'],
    ['A12-B', 'A13-B'],
    ['DRAFT', ''],
  ])('after %s is %s', (number, next) => {
    expect(numberAfter(number)).toBe(next);
  });
});
