import { describe, expect, it } from 'vitest';
import { chartOf, DEFAULT_CHART } from '../../accounts/index.ts';
import { type AccountChoice, checkChoice, isCreditSide, proposeChoices, tieOutMonth } from './index.ts';
import { theirAccount } from './their-account.ts';

const chart = chartOf(DEFAULT_CHART.map((account) => ({ ...account, active: account.code !== '6690' })));
const history = { chart, remembered: new Map<string, string>(), kind: 'general_ledger' } as const;
const openings = { ...history, kind: 'trial_balance' } as const;

function propose(code: string, name: string, type = '', context: Parameters<typeof proposeChoices>[1] = history) {
  const account = theirAccount(code, name, type);
  if (account === null) throw new Error('no account');
  return proposeChoices([account], context).get(account.key);
}

describe('which of our accounts another program’s account goes to', () => {
  it.each([
    ['', 'Rent', '6100', 'name'],
    ['', '租金', '6100', 'name'],
    ['200', 'Sales', '4000', 'usual_name'],
    ['', 'Wages and Salaries', '6000', 'usual_name'],
    ['', 'Bank Fees', '6400', 'usual_name'],
    ['5000', 'Purchases abroad', '5000', 'code'],
    ['1001', '銀行存款', '1010', 'usual_name'],
  ])('%s %s: %s by %s', (code, name, ours, reason) => {
    expect(propose(code, name)).toEqual({ choice: { to: 'account', code: ours }, reason });
  });

  it('an equal code alone proves nothing', () => {
    expect(propose('4000', 'Office furniture')).toEqual({ choice: null, reason: 'none' });
  });

  it('what was chosen before is chosen again', () => {
    const remembered = new Map([['code:200', '4010']]);
    expect(propose('200', 'Sales', '', { ...history, remembered })).toEqual({
      choice: { to: 'account', code: '4010' },
      reason: 'remembered',
    });
  });

  it.each([
    ['429', 'Gifts', 'Expense', 'operating_expenses', '429'],
    ['', 'Vans', 'Fixed Asset', 'non_current_assets', '1601'],
    ['', 'Deferred tax', 'Non-current Liability', 'non_current_liabilities', '2511'],
    ['', 'Gold', 'Other Current Assets', 'current_assets', '1121'],
    ['', 'Commission received', 'Other Income', 'other_income', '4821'],
    ['', 'Packing', 'Cost of Goods Sold', 'cost_of_sales', '5021'],
  ])('%s %s (%s) becomes a new account of %s, %s', (code, name, type, section, ours) => {
    expect(propose(code, name, type)).toEqual({
      choice: { to: 'new', code: ours, name, nameZh: name, section },
      reason: 'type',
    });
  });

  it('gives two new accounts two codes', () => {
    const accounts = ['Vans', 'Lorries'].flatMap((name) => theirAccount('', name, 'Fixed Asset') ?? []);
    expect([...proposeChoices(accounts, history).values()].map(({ choice }) => choice?.code)).toEqual(['1601', '1602']);
  });

  it('receivables and payables: left to their documents in openings, on accounts of their own in a history', () => {
    expect(propose('610', 'Accounts Receivable', '', openings)).toEqual({
      choice: { to: 'later', code: '1100' },
      reason: 'control',
    });
    expect(propose('800', 'Accounts Payable')).toMatchObject({
      choice: { to: 'new', code: '2105', section: 'current_liabilities' },
      reason: 'control',
    });
  });

  it.each<[AccountChoice | null, string | null]>([
    [{ to: 'account', code: '6100' }, null],
    [{ to: 'account', code: '1100' }, 'account_control'],
    [{ to: 'account', code: '3200' }, 'account_presentation_only'],
    [{ to: 'account', code: '6690' }, 'account_inactive'],
    [{ to: 'account', code: '9999' }, 'account_unknown'],
    [{ to: 'later', code: '1100' }, 'choice_not_later'],
    [{ to: 'new', code: '6100', name: 'x', nameZh: 'x', section: 'revenue' }, 'code_taken'],
    [{ to: 'new', code: '6 1', name: 'x', nameZh: 'x', section: 'revenue' }, 'code_invalid'],
    [{ to: 'new', code: '61', name: ' ', nameZh: 'x', section: 'revenue' }, 'name_missing'],
    [null, 'choice_missing'],
  ])('%j: %s', (choice, fault) => {
    expect(checkChoice(choice, history)).toBe(fault);
  });

  it('knows the side of a choice', () => {
    expect(isCreditSide({ to: 'account', code: '4000' }, chart)).toBe(true);
    expect(isCreditSide({ to: 'account', code: '6100' }, chart)).toBe(false);
    expect(isCreditSide({ to: 'new', code: 'x', name: 'x', nameZh: 'x', section: 'equity' }, chart)).toBe(true);
  });
});

describe('the comparison of a month', () => {
  it('is zero where both agree, and names the difference where it is known', () => {
    const month = tieOutMonth({
      day: '2026-03-31',
      theirs: new Map([
        ['1010', 100n],
        ['1100', 50n],
        ['4000', -150n],
        ['6100', 0n],
      ]),
      ours: new Map([
        ['1010', 100n],
        ['3900', -50n],
        ['4000', -150n],
        ['6100', 7n],
        ['6400', 3n],
      ]),
      others: new Map([['6100', 7n]]),
      waiting: new Set(['1100']),
      equity: '3900',
    });
    expect(month.rows.map(({ code, differenceMinor, reason }) => [code, differenceMinor, reason])).toEqual([
      ['1010', 0n, null],
      ['1100', -50n, 'entered_later'],
      ['3900', -50n, 'opening_equity'],
      ['4000', 0n, null],
      ['6100', 7n, 'other_entries'],
      ['6400', 3n, 'unknown'],
    ]);
    expect([month.theirsDebitMinor, month.oursDebitMinor, month.differenceMinor, month.unexplainedMinor]).toEqual([
      150n,
      110n,
      110n,
      3n,
    ]);
  });
});
