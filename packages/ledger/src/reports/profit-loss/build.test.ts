import { describe, expect, it } from 'vitest';
import { movementsFrom } from '../movement.ts';
import { CHART, CLOSING, entryOf, TWO_YEARS } from '../sample-entries.ts';
import { buildProfitLoss, type ProfitLossParams, profitLossRanges } from './build.ts';

function build(params: ProfitLossParams, entries = TWO_YEARS) {
  return buildProfitLoss(params, movementsFrom(entries, profitLossRanges(params)), CHART);
}

const YEAR = { from: '2025-04-01', to: '2026-03-31' };

describe('the profit and loss', () => {
  it('leads from revenue to profit, with signs that read', () => {
    const month = entryOf('2025-05-01', {
      '4000': -100000n,
      '4090': 5000n,
      '5000': 40000n,
      '4800': -300n,
      '7100': -200n,
      '7110': 150n,
      '6100': 20000n,
      '7000': 900n,
      '8000': 3000n,
      '1010': 31450n,
    });
    const { sections, summary } = build({ from: '2025-05-01', to: '2025-05-31' }, [month]);
    const shown = sections.map(({ section, rows, total }) => [section, ...rows.map((row) => row.amounts[0]), total[0]]);
    expect(shown).toEqual([
      ['revenue', 100000n, -5000n, 95000n],
      ['cost_of_sales', 40000n, 40000n],
      ['other_income', 300n, 300n],
      ['other_gains_losses', 200n, -150n, 50n],
      ['operating_expenses', 20000n, 20000n],
      ['finance_costs', 900n, 900n],
      ['taxation', 3000n, 3000n],
    ]);
    expect(summary).toEqual({
      grossProfit: [55000n],
      operatingProfit: [35350n],
      profitBeforeTax: [34450n],
      profitForPeriod: [31450n],
    });
  });

  it('compares periods column by column and may cross a year end', () => {
    const report = build({
      ...YEAR,
      compare: [
        { from: '2025-06-01', to: '2026-04-30' },
        { from: '2026-04-01', to: '2026-04-30' },
      ],
    });
    expect(report.summary.profitForPeriod).toEqual([4000n, 1500n, -2500n]);
  });

  it('never counts a closing entry', () => {
    expect(build(YEAR, [...TWO_YEARS, CLOSING]).summary).toEqual(build(YEAR).summary);
  });

  it('keeps its headings when nothing happened', () => {
    const report = build({ from: '2020-01-01', to: '2020-12-31' });
    expect(report.empty).toBe(true);
    expect(report.sections.map((section) => section.total)).toEqual(Array.from({ length: 7 }, () => [0n]));
  });

  it('refuses a period that ends before it starts', () => {
    expect(() => build({ from: '2026-04-02', to: '2026-04-01' })).toThrow('bad_date_order');
    expect(() => build({ ...YEAR, compare: [{ from: '2026-04-02', to: '2026-04-01' }] })).toThrow('bad_date_order');
  });

  it('shows months or quarters before their total, comparisons and the year to date after it', () => {
    const compare = [{ from: '2025-04-01', to: '2025-05-31' }];
    const report = build({ from: '2025-06-01', to: '2025-10-31', by: 'quarter', compare, yearToDate: '03-31' });
    expect(report.columns.map(({ kind, from, to }) => [kind, from, to])).toEqual([
      ['part', '2025-06-01', '2025-06-30'],
      ['part', '2025-07-01', '2025-09-30'],
      ['part', '2025-10-01', '2025-10-31'],
      ['period', '2025-06-01', '2025-10-31'],
      ['comparison', '2025-04-01', '2025-05-31'],
      ['year_to_date', '2025-04-01', '2025-10-31'],
    ]);
    expect(report.summary.profitForPeriod).toEqual([9000n, -5000n, 0n, 4000n, 0n, 4000n]);
    expect(report.income).toEqual([9000n, 0n, 0n, 9000n, 0n, 9000n]);
  });

  it('by month adds up to the period, account by account', () => {
    const { columns, sections } = build({ from: '2025-06-15', to: '2026-04-20', by: 'month' });
    const parts = columns.flatMap(({ kind }, index) => (kind === 'part' ? [index] : []));
    expect(parts).toHaveLength(11);
    for (const { amounts } of sections.flatMap((section) => section.rows)) {
      expect(parts.reduce((sum, index) => sum + (amounts[index] ?? 0n), 0n)).toBe(amounts[parts.length]);
    }
  });

  it('shows accounts without balance when asked, and stays empty', () => {
    const report = build({ from: '2020-01-01', to: '2020-12-31', zeroRows: true });
    const income = CHART.accounts.filter((account) => account.type === 'revenue' || account.type === 'expense');
    expect(report.sections.flatMap((section) => section.rows)).toHaveLength(income.length);
    expect(report.empty).toBe(true);
  });
});
