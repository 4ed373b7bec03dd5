import { describe, expect, it } from 'vitest';
import { accountOfNumber, isSameAccountNumber } from './account-number.ts';

describe('two account numbers as printed', () => {
  it.each([
    ['123-456-789', '123456789', true],
    ['123-456-789', '123 456 789', true],
    ['123-****-789', '123-4567-789', true],
    ['123-****-789', '123-4567-780', false],
    ['XXXX-XXXX-1234', '4000-1111-2222-1234', true],
    ['****34', '1234', false],
    ['123-****-789', '123-XXXX-789', true],
    ['123-****-789', '124-XXXX-789', false],
    ['012-123-4-567890', '123-4-567890', true],
    ['567890', '123-4-567890', false],
    ['123-456-789', '123-456-780', false],
    ['', '123', false],
    [null, '123', false],
    ['Business account', 'Business account', false],
  ])('%s and %s: %s', (one, other, same) => {
    expect(isSameAccountNumber(one, other)).toBe(same);
    expect(isSameAccountNumber(other, one)).toBe(same);
  });
});

describe('the account of a number', () => {
  const accounts = [{ number: '111-222222-333' }, { number: '111-999999-333' }, { number: null }];
  it('is the one it names', () => {
    expect(accountOfNumber(accounts, '111222222333')).toBe(accounts[0]);
    expect(accountOfNumber(accounts, '111-2*****-333')).toBe(accounts[0]);
  });
  it('is null when two accounts match or none matches', () => {
    expect(accountOfNumber(accounts, '111-******-333')).toBeNull();
    expect(accountOfNumber(accounts, '555')).toBeNull();
    expect(accountOfNumber(accounts, null)).toBeNull();
  });
  it('is the exact one before one that only may be', () => {
    const both = [{ number: '024-111-222222-333' }, { number: '111-222222-333' }];
    expect(accountOfNumber(both, '111-222222-333')).toBe(both[1]);
  });
});
