import type { ImportAccount, ImportChoices, ImportReading } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { columnFaults, mayTake, newAccountOf, openAccounts, withAccount, withColumn } from './reading.ts';

const choices: ImportChoices = { columns: {}, date_order: null, amount_sign: null, as_at: null, accounts: {} };

const account: ImportAccount = {
  key: 'code:200',
  code: '200',
  name: 'Sales',
  type: null,
  lines: 2,
  balance: '-10.00',
  choice: null,
  roles_offered: [],
  reason: 'none',
  problem: 'Choose an account',
};

const reading = {
  columns: [
    { index: 0, heading: 'Day', role: 'date' },
    { index: 1, heading: 'When', role: null },
  ],
  faults: [
    { row: 3, code: 'row_date', message: '' },
    { row: null, code: 'accounts_unmapped', message: '' },
  ],
  accounts: [account, { ...account, key: 'code:201', problem: null }],
} as unknown as ImportReading;

describe('what a reading still asks for', () => {
  it('keeps faults of the file apart from accounts that wait', () => {
    expect(columnFaults(reading).map(({ code }) => code)).toEqual(['row_date']);
    expect(openAccounts(reading).map(({ key }) => key)).toEqual(['code:200']);
  });

  it('gives a role to one column only', () => {
    expect(withColumn(choices, reading, 1, 'date').columns).toEqual({ '0': null, '1': 'date' });
    expect(withColumn(choices, reading, 0, null).columns).toEqual({ '0': null });
  });

  it('keeps a choice, and goes back to what is proposed', () => {
    const kept = withAccount(choices, 'code:200', { to: 'account', code: '4000' });
    expect(kept.accounts).toEqual({ 'code:200': { to: 'account', code: '4000' } });
    expect(withAccount(kept, 'code:200', null).accounts).toEqual({});
  });

  it('begins a new account with their code and name', () => {
    expect(newAccountOf(account)).toEqual({
      to: 'new',
      code: '200',
      name: 'Sales',
      name_zh: '',
      section: 'operating_expenses',
    });
  });

  it.each([
    ['account', 'accounts_receivable', null, false],
    ['account', 'bank', 'USD', true],
    ['account', null, null, true],
    ['later', 'accounts_payable', null, true],
    ['later', 'bank', 'USD', true],
    ['later', null, null, false],
  ] as const)('%s: an account of role %s in %s is offered: %s', (to, system_role, currency, offered) => {
    expect(mayTake(to, { system_role, currency })).toBe(offered);
  });
});
