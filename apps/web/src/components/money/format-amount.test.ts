import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AmountFormat, currencyMark, currencySymbol, formatAmount } from './format-amount.ts';
import { readAmount } from './read-amount.ts';

describe('an amount in words of a report or a list', () => {
  it.each<[string, AmountFormat, string]>([
    ['0', {}, '0.00'],
    ['5', {}, '5.00'],
    ['-5.5', {}, '-5.50'],
    ['1234567.89', {}, '1,234,567.89'],
    ['-1234.5', { currency: 'HKD' }, '-$1,234.50'],
    ['1234.5', { currency: 'USD', withCode: true }, 'USD $1,234.50'],
    ['88', { currency: 'CNY' }, '￥88.00'],
    ['88', { currency: 'EUR' }, 'EUR 88.00'],
    ['88', { currency: 'EUR', withCode: true }, 'EUR 88.00'],
    ['-88', { currency: 'EUR' }, '-EUR 88.00'],
    ['-1234.5', { brackets: true }, '(1,234.50)'],
    ['-1234.5', { brackets: true, currency: 'HKD', withCode: true }, 'HKD ($1,234.50)'],
    ['1234.5', { brackets: true }, '1,234.50'],
    ['0.00', { dashForZero: true }, '–'],
    ['-0.00', { dashForZero: true }, '–'],
    ['0.01', { dashForZero: true }, '0.01'],
    ['-0.00', {}, '0.00'],
    ['-0.00', { brackets: true }, '0.00'],
    ['7.8126', {}, '7.8126'],
  ])('%s with %j is %s', (amount, format, text) => {
    expect(formatAmount(amount, format)).toBe(text);
  });

  it.each([
    ['HKD', '$'],
    ['USD', '$'],
    ['CNY', '￥'],
    ['SGD', 'SGD '],
  ])('%s begins with %s', (currency, symbol) => {
    expect(currencySymbol(currency)).toBe(symbol);
  });

  const minor = fc.bigInt({ min: -(10n ** 14n), max: 10n ** 14n });
  const textOf = (value: bigint) => {
    const digits = (value < 0n ? -value : value).toString().padStart(3, '0');
    return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
  };

  it('is read as the same amount when it is copied into a field', () => {
    const format = fc.record<AmountFormat>({
      currency: fc.constantFrom(undefined, 'HKD', 'USD', 'CNY', 'EUR'),
      withCode: fc.boolean(),
    });
    fc.assert(
      fc.property(minor, format, (value, how) => {
        const currency = how.currency ?? 'HKD';
        expect(readAmount(formatAmount(textOf(value), how), currency)).toEqual({
          ok: true,
          value: textOf(value),
        });
      }),
    );
  });

  it('in brackets as well', () => {
    fc.assert(
      fc.property(minor, (value) => {
        const shown = formatAmount(textOf(value), { brackets: true });
        expect(readAmount(shown, 'HKD')).toEqual({ ok: true, value: textOf(value) });
      }),
    );
  });
});

describe('a column of currencies', () => {
  it.each([
    ['USD', 'USD $'],
    ['HKD', 'HKD $'],
    ['CNY', 'CNY ￥'],
    ['GBP', 'GBP'],
  ])('shows %s as %s', (currency, shown) => {
    expect(currencyMark(currency)).toBe(shown);
  });
});
