import { describe, expect, it } from 'vitest';
import { readAmount, readDecimal } from './read-amount.ts';

describe('an amount as typed', () => {
  it.each([
    ['1234.5', 'HKD', '1234.50'],
    ['1,234.50', 'HKD', '1234.50'],
    ['$1,234', 'HKD', '1234.00'],
    ['HKD 5', 'HKD', '5.00'],
    ['(20)', 'HKD', '-20.00'],
    ['−3.10', 'HKD', '-3.10'],
    ['１２３．４', 'HKD', '123.40'],
    ['￥88', 'CNY', '88.00'],
    ['1500', 'JPY', '1500'],
    ['7.', 'HKD', '7.00'],
    ['', 'HKD', null],
    ['5', 'H', '5.00'],
  ])('%s in %s is %s', (typed, currency, value) => {
    expect(readAmount(typed, currency)).toEqual({ ok: true, value });
  });

  it.each([
    ['12.345', 'HKD'],
    ['1.5', 'JPY'],
    ['abc', 'HKD'],
    ['1-2', 'HKD'],
    ['..', 'HKD'],
  ])('%s in %s is refused', (typed, currency) => {
    expect(readAmount(typed, currency).ok).toBe(false);
  });
});

describe('a decimal as typed', () => {
  it.each([
    ['2.5', 6, { ok: true, value: '2.5' }],
    ['1,000', 6, { ok: true, value: '1000' }],
    ['20%', 4, { ok: true, value: '20' }],
    ['', 6, { ok: true, value: null }],
    ['1.1234567', 6, { ok: false }],
    ['x', 6, { ok: false }],
  ])('%s with %i decimals', (typed, decimals, expected) => {
    expect(readDecimal(typed, decimals)).toEqual(expected);
  });
});
