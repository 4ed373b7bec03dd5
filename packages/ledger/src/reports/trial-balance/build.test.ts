import { describe, expect, it } from 'vitest';
import { movementsFrom, turnoversFrom } from '../movement.ts';
import { CHART, CLOSING, TWO_YEARS } from '../sample-entries.ts';
import { buildTrialBalance, trialBalanceRanges } from './build.ts';
import { buildTrialMovement, type TrialMovementParams, trialMovementRanges } from './movement.ts';

function sides(entries: typeof TWO_YEARS, asAt: string) {
  const report = buildTrialBalance(
    { asAt },
    movementsFrom(entries, trialBalanceRanges({ asAt }, '03-31')),
    CHART,
    '03-31',
  );
  expect(report.totalDebitMinor).toBe(report.totalCreditMinor);
  return report.rows.map((row) => [row.code, row.debitMinor, row.creditMinor]);
}

const FIRST_YEAR = [
  ['1010', 14000n, 0n],
  ['2200', 0n, 1000n],
  ['3000', 0n, 10000n],
  ['3300', 1000n, 0n],
  ['4000', 0n, 9000n],
  ['6100', 5000n, 0n],
];
const SECOND_YEAR = [
  ['1010', 11500n, 0n],
  ['2200', 0n, 1000n],
  ['3000', 0n, 10000n],
  ['3100', 0n, 3000n],
  ['6100', 2500n, 0n],
];

describe('the trial balance', () => {
  it('shows each balance once, on its side', () => {
    expect(sides(TWO_YEARS, '2026-03-31')).toEqual(FIRST_YEAR);
  });

  it('rolls the year before into retained earnings', () => {
    expect(sides(TWO_YEARS, '2026-04-10')).toEqual(SECOND_YEAR);
  });

  it('is the same with a closing entry, in its own year and after', () => {
    expect(sides([...TWO_YEARS, CLOSING], '2026-03-31')).toEqual(FIRST_YEAR);
    expect(sides([...TWO_YEARS, CLOSING], '2026-04-10')).toEqual(SECOND_YEAR);
  });

  it('is empty before the books begin', () => {
    expect(sides(TWO_YEARS, '2025-03-31')).toEqual([]);
  });

  it('reads only the sums it asked for', () => {
    expect(() => buildTrialBalance({ asAt: '2026-03-31' }, new Map(), CHART, '03-31')).toThrow('were not supplied');
  });

  it('compares with any number of days, debit positive, each summing to zero', () => {
    const params = { asAt: '2026-04-10', compareAt: ['2026-03-31', '2025-06-30'] };
    const report = buildTrialBalance(
      params,
      movementsFrom(TWO_YEARS, trialBalanceRanges(params, '03-31')),
      CHART,
      '03-31',
    );
    expect(report.rows.map((row) => [row.code, row.debitMinor - row.creditMinor, ...row.comparisons])).toEqual([
      ['1010', 11500n, 14000n, 19000n],
      ['2200', -1000n, -1000n, 0n],
      ['3000', -10000n, -10000n, -10000n],
      ['3100', -3000n, 0n, 0n],
      ['3300', 0n, 1000n, 0n],
      ['4000', 0n, -9000n, -9000n],
      ['6100', 2500n, 5000n, 0n],
    ]);
    expect(report.comparisonTotals).toEqual([0n, 0n]);
  });

  it('shows accounts without balance when asked, but none that are never posted to', () => {
    const params = { asAt: '2025-03-31', zeroRows: true };
    const movements = movementsFrom(TWO_YEARS, trialBalanceRanges(params, '03-31'));
    const { rows } = buildTrialBalance(params, movements, CHART, '03-31');
    expect(rows).toHaveLength(CHART.accounts.length - 2);
  });
});

describe('the trial balance in movement form', () => {
  function movement(params: TrialMovementParams, entries = TWO_YEARS) {
    const report = buildTrialMovement(
      params,
      turnoversFrom(entries, trialMovementRanges(params, '03-31')),
      CHART,
      '03-31',
    );
    expect(report.totals.openingDebitMinor).toBe(report.totals.openingCreditMinor);
    expect(report.totals.debitMinor).toBe(report.totals.creditMinor);
    expect(report.totals.closingDebitMinor).toBe(report.totals.closingCreditMinor);
    expect(report.totals.yearEndRollMinor).toBe(0n);
    return report.rows.map((row) => [
      row.code,
      row.openingDebitMinor - row.openingCreditMinor,
      row.debitMinor,
      row.creditMinor,
      row.yearEndRollMinor,
      row.closingDebitMinor - row.closingCreditMinor,
    ]);
  }

  it('leads from the opening to the closing balance', () => {
    expect(movement({ from: '2025-07-01', to: '2025-09-30' })).toEqual([
      ['1010', 19000n, 0n, 5000n, 0n, 14000n],
      ['3000', -10000n, 0n, 0n, 0n, -10000n],
      ['4000', -9000n, 0n, 0n, 0n, -9000n],
      ['6100', 0n, 5000n, 0n, 0n, 5000n],
    ]);
  });

  it('shows the year-end transfer where it crosses a year end', () => {
    expect(movement({ from: '2026-03-01', to: '2026-04-30' })).toEqual([
      ['1010', 14000n, 0n, 2500n, 0n, 11500n],
      ['2200', 0n, 0n, 1000n, 0n, -1000n],
      ['3000', -10000n, 0n, 0n, 0n, -10000n],
      ['3100', 0n, 0n, 0n, -3000n, -3000n],
      ['3300', 0n, 1000n, 0n, -1000n, 0n],
      ['4000', -9000n, 0n, 0n, 9000n, 0n],
      ['6100', 5000n, 2500n, 0n, -5000n, 2500n],
    ]);
  });
});
