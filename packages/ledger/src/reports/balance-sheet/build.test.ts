import { describe, expect, it } from 'vitest';
import type { JournalDraft } from '../../journal/index.ts';
import { movementsFrom } from '../movement.ts';
import { CHART, CLOSING, entryOf, TWO_YEARS } from '../sample-entries.ts';
import { type BalanceSheetParams, balanceSheetRanges, buildBalanceSheet } from './build.ts';

function build(params: BalanceSheetParams, entries: readonly JournalDraft[] = TWO_YEARS) {
  const report = buildBalanceSheet(params, movementsFrom(entries, balanceSheetRanges(params, '03-31')), CHART, '03-31');
  expect(report.summary.difference.every((difference) => difference === 0n)).toBe(true);
  return report;
}

function rowsOf(report: ReturnType<typeof build>, section: string) {
  return report.sections
    .find((each) => each.section === section)
    ?.rows.map((row) => [row.code, ...row.amounts, row.presentation]);
}

describe('the balance sheet', () => {
  it('sets the profit of the year on its own line and earlier ones in retained earnings', () => {
    const report = build({ asAt: '2026-04-30', compareAt: ['2026-03-31'] });
    expect(rowsOf(report, 'equity')).toEqual([
      ['3000', 10000n, 10000n, null],
      ['3100', 3000n, 0n, null],
      ['3200', -2500n, 4000n, null],
      ['3300', 0n, -1000n, null],
    ]);
    expect(report.summary).toMatchObject({
      totalAssets: [11500n, 14000n],
      totalLiabilities: [1000n, 1000n],
      netCurrentAssets: [10500n, 13000n],
      netAssets: [10500n, 13000n],
      totalEquity: [10500n, 13000n],
    });
  });

  it('is the same with a closing entry', () => {
    const params = { asAt: '2026-04-30', compareAt: ['2026-03-31'] };
    expect(build(params, [...TWO_YEARS, CLOSING])).toEqual(build(params));
  });

  it('moves an overdrawn bank and a director who owes, column by column', () => {
    const entries = [...TWO_YEARS, entryOf('2026-04-20', { '1010': -20000n, '2200': 20000n })];
    const report = build({ asAt: '2026-04-30', compareAt: ['2026-04-15'] }, entries);
    expect(rowsOf(report, 'current_assets')).toEqual([
      ['1010', 0n, 11500n, null],
      ['2200', 19000n, 0n, 'due_from_director'],
    ]);
    expect(rowsOf(report, 'current_liabilities')).toEqual([
      ['1010', 8500n, 0n, 'bank_overdraft'],
      ['2200', 0n, 1000n, null],
    ]);
  });

  it('leaves receivables in credit where they are, negative', () => {
    const report = build({ asAt: '2026-04-30' }, [entryOf('2026-04-20', { '1100': -500n, '1010': 500n })]);
    expect(rowsOf(report, 'current_assets')).toEqual([
      ['1010', 500n, null],
      ['1100', -500n, null],
    ]);
  });

  it('warns of suspense and opening equity', () => {
    const open = entryOf('2026-04-20', { '1010': 700n, '2990': -300n, '3900': -400n });
    expect(build({ asAt: '2026-04-30' }, [open]).warnings).toEqual(['suspense_not_nil', 'opening_equity_not_nil']);
    expect(build({ asAt: '2026-04-30' }).warnings).toEqual([]);
  });

  it('shows accounts without balance when asked, each in its own section only', () => {
    const report = build({ asAt: '2026-04-30', zeroRows: true });
    const codes = report.sections.flatMap((section) => section.rows.map((row) => row.code));
    const own = CHART.accounts.filter((account) => account.type !== 'revenue' && account.type !== 'expense');
    expect(codes.sort()).toEqual(own.map((account) => account.code).filter((code) => code !== '2220'));
  });

  it('compares with any number of days', () => {
    const compareAt = ['2026-03-31', '2025-09-30', '2025-06-30', '2025-03-31'];
    expect(build({ asAt: '2026-04-30', compareAt }).summary.netAssets).toEqual([10500n, 13000n, 14000n, 19000n, 0n]);
  });
});
