import { describe, expect, it } from 'vitest';
import {
  impliedRate,
  leftOf,
  type MoneyCase,
  type MoneyFigures,
  movedOf,
  outcomeOf,
  smallDifference,
  smallerOf,
} from './outcome.ts';

const sale: MoneyCase = { side: 'sales', currency: 'HKD', due: '1000.00', accountCurrency: 'HKD', isRealMoney: true };
const bill: MoneyCase = { ...sale, side: 'purchases' };
const dollarBill: MoneyCase = { ...bill, currency: 'USD', due: '100.00' };
const figures = (some: Partial<MoneyFigures>): MoneyFigures => ({
  amount: null,
  settles: null,
  fee: null,
  writeOff: null,
  ...some,
});

describe('what a payment leaves of a document', () => {
  it.each<[string, MoneyCase, Partial<MoneyFigures>, object]>([
    ['nothing typed', sale, {}, { kind: 'incomplete' }],
    ['nil', sale, { amount: '0.00' }, { kind: 'incomplete' }],
    ['a negative amount', sale, { amount: '-5.00' }, { kind: 'incomplete' }],
    ['all of it', sale, { amount: '1000.00' }, { kind: 'whole' }],
    ['a part', sale, { amount: '800.00' }, { kind: 'part', open: '200.00' }],
    ['a cent less', sale, { amount: '999.99' }, { kind: 'part', open: '0.01' }],
    ['more than is due', sale, { amount: '1050.00' }, { kind: 'over', excess: '50.00' }],
    ['the bank kept a fee from a receipt', sale, { amount: '985.00', fee: '15.00' }, { kind: 'whole' }],
    [
      'a fee on top of a payment settles nothing',
      bill,
      { amount: '985.00', fee: '15.00' },
      { kind: 'part', open: '15.00' },
    ],
    ['a small shortfall written off', sale, { amount: '999.50', writeOff: '0.50' }, { kind: 'whole' }],
    ['another currency: only one amount', dollarBill, { amount: '780.00' }, { kind: 'incomplete' }],
    ['another currency: all of it', dollarBill, { amount: '780.00', settles: '100.00' }, { kind: 'whole' }],
    ['another currency: a part', dollarBill, { amount: '390.00', settles: '50.00' }, { kind: 'part', open: '50.00' }],
    [
      'another currency: too much',
      dollarBill,
      { amount: '999.00', settles: '101.00' },
      { kind: 'too_much', excess: '1.00' },
    ],
    [
      'a deposit covers no more than is due',
      { ...sale, isRealMoney: false },
      { amount: '1050.00' },
      { kind: 'too_much', excess: '50.00' },
    ],
    [
      'without decimals',
      { ...sale, currency: 'JPY', accountCurrency: 'JPY', due: '1000' },
      { amount: '400' },
      { kind: 'part', open: '600' },
    ],
  ])('%s', (_, money, some, expected) => {
    expect(outcomeOf(money, figures(some))).toEqual(expected);
  });
});

describe('what leaves the account', () => {
  it.each([
    ['a receipt comes in as typed', sale, '985.00'],
    ['a fee goes out with a payment', bill, '1000.00'],
  ])('%s', (_, money, moved) => {
    expect(movedOf(money, figures({ amount: '985.00', fee: '15.00' }))).toBe(moved);
  });
});

describe('the rate two amounts imply', () => {
  it.each([
    ['780.00', '100.00', '7.8'],
    ['100.00', '3.00', '33.333333'],
    [null, '100.00', null],
    ['780.00', '0.00', null],
  ])('%s for %s is %s', (amount, settles, rate) => {
    expect(impliedRate({ amount, settles })).toBe(rate);
  });
});

describe('a small difference', () => {
  it.each([
    ['999.00', '1.00'],
    ['998.99', null],
    ['1000.00', null],
    ['1000.50', null],
  ])('%s of 1,000.00 leaves %s to be written off', (amount, difference) => {
    expect(smallDifference(sale, figures({ amount }))).toBe(difference);
  });
});

describe('amounts', () => {
  it('are compared as money, not as text', () => {
    expect(smallerOf('900.00', '1000.00', 'HKD')).toBe('900.00');
  });
  it('a credit keeps what is not used of it', () => {
    expect(leftOf('120.00', '100.00', 'HKD')).toBe('20.00');
  });
});
