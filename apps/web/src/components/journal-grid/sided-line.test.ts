import { describe, expect, it } from 'vitest';
import { foreignOn, minorOf, type SidedLine, withAmount, withForeign, withRate, worthOf } from './sided-line.ts';

const empty: SidedLine = { debit: null, credit: null, currency: null, foreign_amount: null, rate: null };
const usd = { ...empty, currency: 'USD', rate: '7.8126' };

describe('a line’s amount', () => {
  it('is a debit or a credit', () => {
    expect({ ...empty, credit: '5.00', ...withAmount('debit', '7.00') }).toMatchObject({ debit: '7.00', credit: null });
    expect({ ...empty, credit: '5.00', ...withAmount('debit', null) }).toMatchObject({ debit: null, credit: '5.00' });
  });
  it.each([
    ['12.34', 1234n],
    ['abc', 0n],
    ['1.234', 0n],
    [null, 0n],
  ])('%s counts as %s', (text, minor) => {
    expect(minorOf(text, 'HKD')).toBe(minor);
  });
});

describe('a line on a foreign account', () => {
  it('is worth its amount at the rate, on the side it is typed', () => {
    expect(withForeign(usd, 'credit', '1000.00', 'HKD')).toEqual({
      foreign_amount: '-1000.00',
      credit: '7812.60',
      debit: null,
    });
    expect(withForeign(usd, 'debit', '0.01', 'HKD')).toEqual({ foreign_amount: '0.01', debit: '0.08', credit: null });
    expect(withForeign(usd, 'debit', null, 'HKD')).toEqual({ foreign_amount: null, debit: null });
  });
  it('follows a new rate', () => {
    const sold = { ...usd, foreign_amount: '-1000.00', credit: '7812.60' };
    expect(withRate(sold, '7.8', 'HKD')).toEqual({ rate: '7.8', credit: '7800.00', debit: null });
    expect(withRate(sold, null, 'HKD')).toEqual({ rate: null });
    expect(withRate(sold, '7.x', 'HKD')).toEqual({ rate: '7.x' });
  });
  it('shows its amount on its side', () => {
    const sold = { foreign_amount: '-5.00' };
    expect([foreignOn(sold, 'credit'), foreignOn(sold, 'debit')]).toEqual(['5.00', null]);
    expect(foreignOn({ foreign_amount: null }, 'debit')).toBeNull();
  });
  it('is worth nothing known while amount, currency or rate is missing', () => {
    expect([worthOf(null, usd, 'HKD'), worthOf('1.00', empty, 'HKD'), worthOf('x', usd, 'HKD')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});
