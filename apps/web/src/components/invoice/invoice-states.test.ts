import { describe, expect, it } from 'vitest';
import { commonCurrency, isSale, stateKey, statesOf } from './invoice-states.ts';

describe('the filter of the address', () => {
  it.each([
    ['', undefined],
    ['overdue', 'overdue'],
    ['open', 'unpaid,partly_paid,overdue,unapplied,partly_applied'],
    ['unpaid', 'unpaid,partly_paid,overdue'],
    ['paid', 'paid,applied'],
  ])('%s asks for %s', (filter, states) => {
    expect(statesOf(filter)).toBe(states);
  });
});

describe('the word of a state', () => {
  it.each([
    ['paid', 'sales_invoice', 'state.paid_sales'],
    ['paid', 'purchase_bill', 'state.paid'],
    ['overdue', 'sales_invoice', 'state.overdue'],
    ['unpaid', 'sales_credit_note', 'state.unpaid_sales'],
  ] as const)('%s of a %s is %s', (state, type, key) => {
    expect(stateKey(state, type)).toBe(key);
  });
  it('sales are the company’s own documents', () => {
    expect([isSale('sales_invoice'), isSale('purchase_credit_note')]).toEqual([true, false]);
  });
});

describe('the currency of a list', () => {
  it.each([
    [['HKD', 'HKD'], 'HKD'],
    [['HKD', 'USD'], null],
    [[], null],
  ])('of %j is %s', (currencies, common) => {
    expect(commonCurrency(currencies.map((currency) => ({ currency })))).toBe(common);
  });
});
