import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isLedgerIssue } from '../fault.ts';
import {
  absorbResidue,
  allocateProportionally,
  type Currency,
  type DisplayOptions,
  displayMoney,
  extension,
  formatMoney,
  minorDigits,
  multiplyDivide,
  multiplyRate,
  parseCurrency,
  parseMoney,
  symbolOf,
} from './index.ts';

function faultOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    return isLedgerIssue(error) ? error.code : String(error);
  }
  return 'no fault';
}

describe('parseMoney', () => {
  it.each<[string, Currency, bigint]>([
    ['1234.50', 'HKD', 123450n],
    ['1234.5', 'HKD', 123450n],
    ['0', 'HKD', 0n],
    ['-0.05', 'HKD', -5n],
    ['007', 'HKD', 700n],
    ['1500', 'JPY', 1500n],
    ['1.234', 'KWD', 1234n],
    ['92233720368547758.07', 'HKD', 9223372036854775807n],
  ])('reads %s %s', (text, currency, minor) => {
    expect(parseMoney(text, currency)).toBe(minor);
  });

  it.each<[string, Currency, string]>([
    ['', 'HKD', 'bad_amount'],
    ['1,234.50', 'HKD', 'bad_amount'],
    ['+1', 'HKD', 'bad_amount'],
    ['.5', 'HKD', 'bad_amount'],
    ['1.', 'HKD', 'bad_amount'],
    ['1e3', 'HKD', 'bad_amount'],
    [' 1', 'HKD', 'bad_amount'],
    ['１２', 'HKD', 'bad_amount'],
    ['1.000', 'HKD', 'too_many_decimals'],
    ['1.5', 'JPY', 'too_many_decimals'],
    ['92233720368547758.08', 'HKD', 'amount_too_large'],
  ])('refuses %j %s: %s', (text, currency, code) => {
    expect(faultOf(() => parseMoney(text, currency))).toBe(code);
  });

  it.each(['hkd', 'HK', 'HK$', ''])('%j is no currency', (text) => {
    expect(faultOf(() => parseCurrency(text))).toBe('bad_currency');
  });

  it('reads back whatever formatMoney writes', () => {
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 18n), 10n ** 18n), fc.constantFrom('HKD', 'JPY', 'KWD'), (minor, currency) => {
        expect(parseMoney(formatMoney(minor, currency), currency)).toBe(minor);
      }),
    );
  });
});

describe('display', () => {
  it.each<[bigint, Currency, DisplayOptions, string]>([
    [-123456n, 'HKD', {}, '(1,234.56)'],
    [100000000n, 'HKD', { symbol: true }, '$1,000,000.00'],
    [-5n, 'USD', { symbol: true, code: true }, 'USD ($0.05)'],
    [99900n, 'CNY', { symbol: true }, '￥999.00'],
    [1234567n, 'JPY', {}, '1,234,567'],
    [0n, 'HKD', { dashForZero: true }, '–'],
    [0n, 'HKD', {}, '0.00'],
  ])('shows %s %s %j as %s', (minor, currency, options, shown) => {
    expect(displayMoney(minor, currency, options)).toBe(shown);
  });

  it('knows minor digits and symbols', () => {
    const dollarsFirst: Currency[] = ['HKD', 'USD', 'CNY', 'EUR', 'GBP', 'SGD', 'JPY', 'KRW'];
    expect(dollarsFirst.map(minorDigits)).toEqual([2, 2, 2, 2, 2, 2, 0, 0]);
    expect(['HKD', 'USD', 'CNY', 'XYZ'].map((code) => symbolOf(parseCurrency(code)))).toEqual(['$', '$', '￥', 'XYZ']);
  });
});

describe('rounding half away from zero', () => {
  it.each<[bigint, Currency, string, Currency, bigint]>([
    [617500n, 'USD', '7.7550', 'HKD', 4788713n],
    [-617500n, 'USD', '7.7550', 'HKD', -4788713n],
    [1500n, 'USD', '7.8010', 'HKD', 11702n],
    [100n, 'JPY', '0.0525', 'HKD', 525n],
    [100n, 'HKD', '19.995', 'JPY', 20n],
    [1n, 'USD', '0.5', 'HKD', 1n],
    [-1n, 'USD', '0.5', 'HKD', -1n],
  ])('%s %s at %s is %s %s', (minor, from, rate, to, expected) => {
    expect(multiplyRate(minor, from, rate, to)).toBe(expected);
  });

  it.each(['0', '-1', 'x', '1.123456789', '1e2', ''])('refuses the rate %j', (rate) => {
    expect(faultOf(() => multiplyRate(100n, 'USD', rate, 'HKD'))).toBe('bad_rate');
  });

  it.each([
    ['1', '1.005', 101n],
    ['1', '-1.005', -101n],
    ['35', '29.99', 104965n],
    ['0.333333', '3', 100n],
    ['-2', '1375.00', -275000n],
  ])('%s × %s is %s cents', (quantity, price, expected) => {
    expect(extension(quantity, price, 'HKD')).toBe(expected);
  });

  it('refuses what no column of the books can hold', () => {
    expect(faultOf(() => extension('1000000000000', '1000000', 'HKD'))).toBe('amount_too_large');
    expect(faultOf(() => multiplyRate(9_000_000_000_000_000_000n, 'USD', '7.8', 'HKD'))).toBe('amount_too_large');
  });

  it('refuses more than six decimals in a quantity', () => {
    expect(faultOf(() => extension('1.1234567', '1', 'HKD'))).toBe('too_many_decimals');
  });

  it.each([
    [1n, 1n, 2n, 1n],
    [-1n, 1n, 2n, -1n],
    [1n, -1n, 2n, -1n],
    [-1n, 1n, -2n, 1n],
    [1n, 1n, 3n, 0n],
    [0n, 5n, -7n, 0n],
  ])('%s × %s ÷ %s is %s', (value, numerator, denominator, expected) => {
    expect(multiplyDivide(value, numerator, denominator)).toBe(expected);
  });
});

describe('allocation of an amount', () => {
  it('never loses a cent and keeps every part within one cent of its share', () => {
    const weights = fc.array(fc.bigInt(-(10n ** 6n), 10n ** 9n), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), weights, (amount, parts) => {
        const given = allocateProportionally(amount, parts);
        expect(given.reduce((sum, part) => sum + part, 0n)).toBe(amount);
        const total = parts.reduce((sum, weight) => sum + weight, 0n);
        if (total === 0n) return;
        given.forEach((part, index) => {
          const distance = part - multiplyDivide(amount, parts[index] ?? 0n, total);
          expect(distance >= -1n && distance <= 1n).toBe(true);
        });
      }),
    );
  });

  it('gives each weight back when the amount is their sum, discounts included', () => {
    expect(allocateProportionally(90n, [100n, -10n])).toEqual([100n, -10n]);
    expect(allocateProportionally(-45n, [100n, -10n])).toEqual([-50n, 5n]);
  });

  it('gives everything to the first part when all weights are zero, and returns no parts when there are no weights', () => {
    expect(allocateProportionally(7n, [0n, 0n])).toEqual([7n, 0n]);
    expect(allocateProportionally(7n, [])).toEqual([]);
  });

  it('puts a residue on the first of the largest amounts', () => {
    expect(absorbResidue([5n, -9n, 9n], 6n)).toEqual([5n, -8n, 9n]);
    expect(absorbResidue([], 6n)).toEqual([]);
  });
});
