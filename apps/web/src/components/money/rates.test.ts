import { describe, expect, it } from 'vitest';
import { isRate, metCurrencies, offeredCurrencies, shownRate } from './rates.ts';

describe('currencies', () => {
  it('are those of bank accounts, then of rates, then the chosen one; the base currency is left out', () => {
    const accounts = [{ currency: 'HKD' }, { currency: 'USD' }, { currency: null }];
    expect(metCurrencies('HKD', accounts, [{ currency: 'EUR' }, { currency: 'USD' }], 'SGD')).toEqual([
      'USD',
      'EUR',
      'SGD',
    ]);
    expect(metCurrencies('HKD', [], [], '')).toEqual([]);
  });
  it('are offered with the usual ones after them', () => {
    expect(offeredCurrencies('HKD', ['THB']).slice(0, 3)).toEqual(['THB', 'USD', 'CNY']);
    expect(offeredCurrencies('USD', [])).not.toContain('USD');
  });
});

describe('a rate', () => {
  it.each([
    ['7.8126', true],
    ['0.05', true],
    ['0', false],
    ['0.00000000', false],
    ['-1', false],
    ['7.123456789', false],
    ['x', false],
    [null, false],
  ])('%s: %s', (text, expected) => {
    expect(isRate(text)).toBe(expected);
  });
  it.each([
    ['7.81260000', '7.8126'],
    ['7.8', '7.80'],
    ['8', '8.00'],
    ['0.05123456', '0.05123456'],
  ])('%s is written %s', (rate, shown) => {
    expect(shownRate(rate)).toBe(shown);
  });
});
