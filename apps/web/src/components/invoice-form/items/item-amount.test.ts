import { blankItem } from '@folio/contract/blank-draft';
import { describe, expect, it } from 'vitest';
import { amountOf, withAmount } from './item-amount.ts';

const item = (changes: Partial<typeof blankItem>) => ({ ...blankItem, ...changes });

describe('the amount of an item', () => {
  it.each([
    [{ quantity: '3', price: '0.335' }, '1.01'],
    [{ quantity: '2', price: '100', discount: '10' }, '180.00'],
    [{ quantity: '2', price: '100', discount: '15', discount_is: 'amount' as const }, '185.00'],
    [{ quantity: '2', price: '100', amount: '199.00' }, '199.00'],
    [{ quantity: null, price: '7' }, '7.00'],
    [{ quantity: '2', price: null }, null],
    [{ quantity: '2', price: '100', discount: '300', discount_is: 'amount' as const }, null],
  ])('%o is %s', (changes, amount) => {
    expect(amountOf(item(changes), 'HKD')).toBe(amount);
  });

  it.each([
    [{ quantity: '4' }, '10.00', { price: '2.5', amount: null }],
    [{ quantity: '3' }, '100.00', { price: '33.333333', amount: null }],
    [{ quantity: '3000000' }, '1.00', { amount: '1.00' }],
    [{ quantity: '0' }, '1.00', { amount: '1.00' }],
    [{ quantity: '2', discount: '10' }, '1.00', { amount: '1.00' }],
    [{ quantity: '2' }, null, { price: null, amount: null }],
  ])('typed for %o as %s gives %o', (changes, amount, expected) => {
    expect(withAmount(item(changes), amount, 'HKD')).toEqual(expected);
  });
});
