import { describe, expect, it } from 'vitest';
import { movementsFrom } from '../movement.ts';
import { CHART, CLOSING, TWO_YEARS } from '../sample-entries.ts';
import { buildTrialBalance, trialBalanceRanges } from './build.ts';

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
});
