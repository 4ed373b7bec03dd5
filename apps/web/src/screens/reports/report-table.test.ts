import type { BalanceSheet, ProfitLoss, TrialBalance } from '@folio/contract';
import { describe, expect, it } from 'vitest';
import { csvOf } from './csv.ts';
import { balanceSheetTable, drillPath, profitLossTable, trialBalanceTable } from './report-table.ts';

const head = {
  company: 'Harbour Lantern',
  company_zh: null,
  base_currency: 'HKD',
  produced_at: '2026-03-31T00:00:00Z',
};
const row = (code: string, ...amounts: string[]) => ({
  code,
  name: `Account ${code}`,
  name_zh: `賬戶 ${code}`,
  amounts,
});

const profitLoss: ProfitLoss = {
  ...head,
  report: 'profit-loss',
  columns: [{ from: '2026-03-01', to: '2026-03-31' }],
  sections: [
    { section: 'revenue', rows: [row('4000', '900.00')], total: ['900.00'] },
    { section: 'cost_of_sales', rows: [], total: ['0.00'] },
    { section: 'operating_expenses', rows: [row('6100', '1000.00')], total: ['1000.00'] },
    { section: 'finance_costs', rows: [], total: ['0.00'] },
    { section: 'taxation', rows: [], total: ['0.00'] },
  ],
  summary: {
    gross_profit: ['900.00'],
    operating_profit: ['-100.00'],
    profit_before_tax: ['-100.00'],
    profit_for_period: ['-100.00'],
  },
  checks: [],
};

describe('profit and loss', () => {
  const table = profitLossTable(profitLoss);
  it('goes from revenue to the profit, and leaves empty sections out', () => {
    expect(table.lines.map((line) => line.word ?? line.code)).toEqual([
      'section.revenue',
      '4000',
      'totalOf.revenue',
      'result.gross_profit',
      'section.operating_expenses',
      '6100',
      'totalOf.operating_expenses',
      'result.operating_profit',
      'result.profit_before_tax',
      'result.profit_for_period',
    ]);
    expect(table.lines.at(-1)).toMatchObject({ kind: 'total', cells: [{ amount: '-100.00' }] });
  });
  it('leads from a figure to the postings of its account in its period', () => {
    const [cell] = table.lines[1]?.cells ?? [];
    expect(cell?.drill && drillPath(cell.drill)).toBe('/reports/account?account=4000&from=2026-03-01&to=2026-03-31');
  });
});

describe('the balance sheet', () => {
  const balanceSheet: BalanceSheet = {
    ...head,
    report: 'balance-sheet',
    columns: ['2026-03-31', '2025-03-31'],
    year_starts: ['2025-04-01', '2024-04-01'],
    sections: [
      { section: 'non_current_assets', rows: [], total: ['0.00', '0.00'] },
      { section: 'current_assets', rows: [row('1010', '90.00', '80.00')], total: ['90.00', '80.00'] },
      { section: 'current_liabilities', rows: [], total: ['0.00', '0.00'] },
      { section: 'non_current_liabilities', rows: [], total: ['0.00', '0.00'] },
      { section: 'equity', rows: [row('3200', '10.00', '0.00')], total: ['90.00', '80.00'] },
    ],
    summary: {
      total_assets: ['90.00', '80.00'],
      total_liabilities: ['0.00', '0.00'],
      net_current_assets: ['90.00', '80.00'],
      net_assets: ['90.00', '80.00'],
      total_equity: ['90.00', '80.00'],
    },
    checks: [],
  };
  const table = balanceSheetTable(balanceSheet);
  it('has a column a date, in the order of the statement', () => {
    expect(table.heads).toEqual([{ day: '2026-03-31' }, { day: '2025-03-31' }]);
    expect(table.lines.flatMap((line) => line.word ?? [])).toEqual([
      'section.current_assets',
      'totalOf.current_assets',
      'result.total_assets',
      'result.net_current_assets',
      'result.net_assets',
      'section.equity',
      'result.total_equity',
    ]);
  });
  it('leads from the profit for the year to the profit and loss of that year', () => {
    const profit = table.lines.find((line) => line.code === '3200');
    expect(profit?.cells.map((cell) => cell.drill && drillPath(cell.drill))).toEqual([
      '/reports/profit-loss?from=2025-04-01&to=2026-03-31',
      '/reports/profit-loss?from=2024-04-01&to=2025-03-31',
    ]);
  });
});

describe('the trial balance', () => {
  const trialBalance: TrialBalance = {
    ...head,
    report: 'trial-balance',
    as_at: '2026-03-31',
    rows: [{ code: '1010', name: 'Bank', name_zh: '銀行', type: 'asset', debit: '5.00', credit: null }],
    total_debit: '5.00',
    total_credit: '5.00',
    year_start: '2025-04-01',
    checks: [],
  };
  it('shows each account on one side and leads to its year', () => {
    const [first] = trialBalanceTable(trialBalance).lines;
    expect(first?.cells.map((cell) => cell.amount)).toEqual(['5.00', null]);
    expect(first?.cells.map((cell) => cell.drill)).toEqual([
      { account: '1010', from: '2025-04-01', to: '2026-03-31' },
      null,
    ]);
  });
  it('is empty without accounts', () => {
    expect(trialBalanceTable({ ...trialBalance, rows: [] }).isEmpty).toBe(true);
  });
});

describe('the CSV export', () => {
  it('keeps figures raw, quotes commas and quotes, and disarms formulas', () => {
    expect(
      csvOf([
        ['1010', 'Bank, "HKD"', '-5.00', null],
        ['=1+1', '-cmd', '@x', '往來'],
      ]),
    ).toBe('\uFEFF1010,"Bank, ""HKD""",-5.00,\r\n\'=1+1,\'-cmd,\'@x,往來\r\n');
  });
});
