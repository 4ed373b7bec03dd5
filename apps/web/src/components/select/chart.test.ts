import { describe, expect, it } from 'vitest';
import { codeWithRole, filterChart, groupBySection, sectionsOf, sideOf, suggestCode } from './chart.ts';

const account = (code: string, section: string, system_role: string | null = null) => ({
  code,
  section,
  system_role,
  role_fixed: system_role !== null && system_role !== 'sales_returns',
  active: true,
});

/** The default chart's corners: bank codes, roles among the codes, sections that begin where another ends. */
const chart = [
  account('1010', 'current_assets', 'bank'),
  account('1100', 'current_assets', 'accounts_receivable'),
  account('1110', 'current_assets'),
  account('1140', 'current_assets'),
  account('1150', 'current_assets', 'tax_input'),
  account('1750', 'non_current_assets'),
  account('2110', 'current_liabilities'),
  account('2230', 'current_liabilities'),
  account('2510', 'non_current_liabilities'),
  account('2990', 'current_liabilities', 'suspense'),
  account('3000', 'equity'),
  account('3100', 'equity', 'retained_earnings'),
  account('3900', 'equity', 'opening_balance_equity'),
  account('4090', 'revenue', 'sales_returns'),
  account('4820', 'other_income'),
  account('6690', 'operating_expenses'),
  account('7120', 'other_gains_losses'),
  account('8010', 'taxation'),
];

describe('the account with a role', () => {
  it('is found by its role if it is in use', () => {
    expect(codeWithRole(chart, 'suspense')).toBe('2990');
    expect(codeWithRole(chart, 'bad_debt')).toBeNull();
    expect(
      codeWithRole(
        chart.map((row) => ({ ...row, active: false })),
        'suspense',
      ),
    ).toBeNull();
    expect(codeWithRole(undefined, 'suspense')).toBeNull();
  });
});

describe('the next free code', () => {
  it.each([
    ['current_assets', '1160'],
    ['non_current_assets', '1760'],
    ['current_liabilities', '2240'],
    ['non_current_liabilities', '2520'],
    ['equity', '3010'],
    ['revenue', '4100'],
    ['other_income', '4830'],
    ['cost_of_sales', '5000'],
    ['operating_expenses', '6700'],
    ['finance_costs', '7000'],
    ['other_gains_losses', '7130'],
    ['taxation', '8020'],
  ])('of %s is %s', (section, code) => {
    expect(suggestCode(chart, section)).toBe(code);
  });
  it('fills a gap when the end of the section is reached', () => {
    const full = [...chart, account('4790', 'revenue')];
    expect(suggestCode(full, 'revenue')).toBe('4000');
  });
  it('is empty when every code is used', () => {
    const all = Array.from({ length: 100 }, (_, index) => account(String(7000 + index), 'finance_costs'));
    expect(suggestCode([...chart, ...all], 'finance_costs')).toBe('');
  });
});

describe('the list', () => {
  const rows = [
    {
      ...account('4000', 'revenue'),
      name: 'Sales of goods',
      name_zh: '貨品銷售收入',
      type: 'revenue' as const,
      active: true,
    },
    {
      ...account('1100', 'current_assets'),
      name: 'Trade receivables',
      name_zh: '應收賬款',
      type: 'asset' as const,
      active: true,
    },
    { ...account('1120', 'current_assets'), name: 'Old deposit', name_zh: '', type: 'asset' as const, active: false },
  ];
  const codes = (filter: Parameters<typeof filterChart>[1]) => filterChart(rows, filter).map((row) => row.code);

  it.each([
    [{ q: 'trade rec', type: '', withInactive: false }, ['1100']],
    [{ q: '收入', type: '', withInactive: false }, ['4000']],
    [{ q: '11', type: '', withInactive: false }, ['1100']],
    [{ q: '', type: 'asset', withInactive: false }, ['1100']],
    [{ q: '', type: 'asset', withInactive: true }, ['1100', '1120']],
    [{ q: 'nothing', type: '', withInactive: true }, []],
  ])('%o finds %o', (filter, found) => {
    expect(codes(filter)).toEqual(found);
  });

  it('is grouped by section, codes in order, empty sections left out', () => {
    expect(groupBySection(rows).map((group) => [group.section, group.rows.map((row) => row.code)])).toEqual([
      ['current_assets', ['1100', '1120']],
      ['revenue', ['4000']],
    ]);
  });

  it('an account may move within its type only', () => {
    expect(sectionsOf('liability')).toEqual(['current_liabilities', 'non_current_liabilities']);
  });
});

describe('a balance', () => {
  it.each([
    ['1234.50', { amount: '1234.50', side: 'debit' }],
    ['-1234.50', { amount: '1234.50', side: 'credit' }],
    ['0.00', { amount: '0.00', side: null }],
  ])('%s', (balance, expected) => {
    expect(sideOf(balance)).toEqual(expected);
  });
});
