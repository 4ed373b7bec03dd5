import { describe, expect, it } from 'vitest';
import { readQif } from './bank-files/qif.ts';
import { accountNumberIn } from './kinds/bank-statement/accounts/account.ts';

describe('texts made to be slow', () => {
  it('finds no account number in a long number before a slash, at once', () => {
    expect(accountNumberIn(`${'1'.repeat(60)}/`)).toBeNull();
    expect(accountNumberIn(`${'1'.repeat(100_000)}/`)).toBeNull();
    expect(accountNumberIn('Account 123-456 789012')).toBe('123-456 789012');
  });

  it('reads a QIF whose day is a hundred thousand dashes as a row without a day', () => {
    const file = readQif(`!Type:Bank\nD${'-'.repeat(100_000)}\nT1.00\n^\n`, null);
    expect(file?.problems.map(({ code }) => code)).toEqual(['row_date']);
  });

  it('reads the days Quicken writes', () => {
    const file = readQif("!Type:Bank\nD1/5'25\nT1.00\n^\nD13-1/2025\nT2.00\n^\n", null);
    expect(file?.problems).toEqual([]);
  });
});
