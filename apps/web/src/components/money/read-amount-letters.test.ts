import { describe, expect, it } from 'vitest';
import { readAmount, readFigure } from './read-amount.ts';

describe('letters in an amount', () => {
  it.each([
    ['HKD 5', '5.00'],
    ['5 HKD', '5.00'],
    ['5HKD', '5.00'],
    ['HK$5', '5.00'],
    ['US$ 1,234.50', '1234.50'],
    ['RMB5', '5.00'],
    ['(HKD 5)', '-5.00'],
  ])('%s names a currency: %s', (typed, value) => {
    expect(readAmount(typed, 'HKD')).toEqual({ ok: true, value });
  });

  it.each(['5k', '5 k', '5K', '1.5m', '2b', '12x', '5 w', '1,000k', '５ｋ', 'HKD 5k'])(
    '%s may be more than its digits say, and is refused',
    (typed) => {
      expect([readAmount(typed, 'HKD').ok, readFigure(typed, { currency: 'HKD' }).ok]).toEqual([false, false]);
    },
  );

  it('between two figures multiply them, where the letter is an x', () => {
    expect(readFigure('12x350', { currency: 'HKD' })).toEqual({ ok: true, value: '4200.00' });
  });
});
