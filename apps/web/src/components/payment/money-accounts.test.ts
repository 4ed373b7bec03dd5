import type { BankAccountRow, LedgerAccountRow } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { accountsAt, type MoneyAccount, usualAccount } from './money-accounts.ts';

const bank = (code: string, changes: Partial<BankAccountRow> = {}) =>
  ({
    code,
    name: code,
    name_zh: '',
    currency: 'HKD',
    kind: 'bank',
    active: true,
    is_default: false,
    ...changes,
  }) as BankAccountRow;
const ledger = (code: string, system_role: string | null, changes: Partial<LedgerAccountRow> = {}) =>
  ({
    code,
    name: code,
    name_zh: '',
    currency: null,
    system_role,
    active: true,
    postable: true,
    ...changes,
  }) as LedgerAccountRow;

const banks = [
  bank('1010'),
  bank('1020', { active: false }),
  bank('2100', { kind: 'card' }),
  bank('1000', { kind: 'cash' }),
];
const chart = [
  ledger('1000', 'petty_cash'),
  ledger('1001', 'petty_cash', { currency: 'USD' }),
  ledger('1002', 'petty_cash', { active: false }),
  ledger('1003', 'petty_cash', { postable: false }),
  ledger('1020', 'bank'),
  ledger('2300', 'directors_current_account'),
  ledger('2400', 'customer_deposits'),
  ledger('1400', 'deposits_paid'),
  ledger('6000', null),
];
const all = ['account', 'director', 'deposit'] as const;
const codes = (accounts: readonly MoneyAccount[]) => accounts.map(({ code }) => code);

describe('the accounts that money may go through', () => {
  it.each([
    ['sales', all, ['1010', '1000', '1001', '2300', '2400']],
    ['purchases', all, ['1010', '2100', '1000', '1001', '2300', '1400']],
    ['purchases', ['director'] as const, ['2300']],
    ['sales', [] as const, []],
  ] as const)('%s at %j: %j', (side, places, expected) => {
    expect(codes(accountsAt(places, side, { chart, banks, base: 'HKD' }))).toEqual(expected);
  });

  it('have the currency of the company unless they have their own', () => {
    const found = accountsAt(all, 'sales', { chart, banks: [], base: 'SGD' });
    expect(found.map(({ code, currency }) => `${code} ${currency}`)).toContain('1001 USD');
    expect(found.find(({ code }) => code === '2300')?.currency).toBe('SGD');
  });
});

describe('the account a dialog starts with', () => {
  const one = (code: string, currency: string, isDefault = false): MoneyAccount => ({
    code,
    name: code,
    name_zh: null,
    currency,
    place: 'account',
    isDefault,
  });
  it.each([
    ['the default in the currency', [one('1', 'HKD'), one('2', 'HKD', true), one('3', 'USD', true)], 'HKD', '2'],
    ['else the first in the currency', [one('1', 'USD', true), one('2', 'HKD'), one('3', 'HKD')], 'HKD', '2'],
    ['else the first', [one('1', 'USD'), one('2', 'USD', true)], 'HKD', '1'],
    ['none without accounts', [], 'HKD', undefined],
  ])('is %s', (_, accounts, currency, code) => {
    expect(usualAccount(accounts, currency)?.code).toBe(code);
  });
});
