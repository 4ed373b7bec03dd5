import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readAmount, readDecimal, readFigure } from './read-amount.ts';

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
    ['１，２３４．５６', 'HKD', '1234.56'],
    ['1 234 567.8', 'HKD', '1234567.80'],
    ['HK$ 12,345,678', 'HKD', '12345678.00'],
    ['(1,234.50)', 'HKD', '-1234.50'],
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
    ['1e3', 'HKD'],
    ['1O0.00', 'HKD'],
    ['1.2E+05', 'HKD'],
    ['12 HKD 5', 'HKD'],
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

describe('a figure that people read in more than one way', () => {
  const texts = [
    '1.234,56',
    '1,2345',
    '12,34',
    '1,23,456',
    '1234,567',
    '1,234,56',
    '1 23',
    '1,234 567',
    ',5',
    '5,',
    '1,',
  ];
  it.each(texts)('%s is refused as an amount, as a decimal and in a sum', (typed) => {
    const refused = { ok: false, fault: 'ambiguous' };
    expect(readAmount(typed, 'HKD')).toEqual(refused);
    expect(readDecimal(typed, 6)).toEqual(refused);
    expect(readFigure(`${typed}*2`, { currency: 'HKD' })).toEqual(refused);
  });

  it.each([
    ['12*350', '4200.00'],
    ['1,200*3', '3600.00'],
    ['1,000 + 2,500.50', '3500.50'],
    ['100 * 3', '300.00'],
  ])('%s is a sum of %s', (typed, value) => {
    expect(readFigure(typed, { currency: 'HKD' })).toEqual({ ok: true, value });
  });

  it('is never one that was written with thousands in threes', () => {
    const cents = fc.bigInt({ min: 0n, max: 10n ** 15n });
    fc.assert(
      fc.property(cents, fc.constantFrom(',', ' '), (amount, sign) => {
        const digits = amount.toString().padStart(3, '0');
        const plain = `${digits.slice(0, -2)}.${digits.slice(-2)}`;
        const written = plain.replace(/\B(?=(\d{3})+\.)/g, sign);
        expect(readAmount(written, 'HKD')).toEqual({ ok: true, value: plain });
      }),
    );
  });
});
