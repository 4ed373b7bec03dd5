import { describe, expect, it } from 'vitest';
import { chartOf, DEFAULT_CHART } from '../accounts/index.ts';
import { type AccountSides, rangeKey } from '../reports/index.ts';
import { figureRanges, periodFigures } from './period-figures.ts';

const period = { from: '2025-07-01', to: '2026-12-31' };
const chart = chartOf(DEFAULT_CHART);

function sides(rows: Record<string, readonly [debit: bigint, credit: bigint]>): Map<string, AccountSides> {
  return new Map(
    Object.entries(rows).map(([code, [debitMinor, creditMinor]]) => [
      code,
      { debitMinor, creditMinor, foreignMinor: 0n },
    ]),
  );
}

interface Books {
  before?: Parameters<typeof sides>[0];
  during?: Parameters<typeof sides>[0];
  broughtIn?: Parameters<typeof sides>[0];
  reversed?: Parameters<typeof sides>[0];
}

function figures({ before = {}, during = {}, broughtIn = {}, reversed = {} }: Books) {
  const ranges = figureRanges(period);
  const turnovers = new Map([
    [rangeKey(ranges.before), sides(before)],
    [rangeKey(ranges.period), sides(during)],
  ]);
  return periodFigures(period, turnovers, { broughtIn: sides(broughtIn), reversed: sides(reversed) }, chart);
}

describe('the figures of a period of eighteen months', () => {
  it('begin without the income of earlier days, which belongs to retained earnings', () => {
    const found = figures({
      before: { 1010: [900n, 0n], 4000: [0n, 700n], 3100: [0n, 200n] },
      during: { 4000: [0n, 50n] },
    });
    expect(found.get('4000')).toEqual({ openingMinor: 0n, debitMinor: 0n, creditMinor: 50n });
    expect(found.get('3100')).toEqual({ openingMinor: -900n, debitMinor: 0n, creditMinor: 0n });
    expect(found.get('1010')?.openingMinor).toBe(900n);
  });

  it('count balances that were taken over in the period as opening balances, but not income', () => {
    const taken = { 1500: [400n, 0n], 3100: [0n, 300n], 4000: [0n, 100n] } as const;
    const found = figures({ during: taken, broughtIn: taken });
    expect(found.get('1500')).toEqual({ openingMinor: 400n, debitMinor: 0n, creditMinor: 0n });
    expect(found.get('4000')).toEqual({ openingMinor: 0n, debitMinor: 0n, creditMinor: 100n });
  });

  it('leave out an entry and its reversal, whatever else moved', () => {
    const found = figures({ during: { 1500: [1_000n, 700n] }, reversed: { 1500: [700n, 700n] } });
    expect(found.get('1500')).toEqual({ openingMinor: 0n, debitMinor: 300n, creditMinor: 0n });
  });

  it('end with the balance of the books, even if a reversal was reversed', () => {
    const found = figures({ during: { 1500: [1_400n, 700n] }, reversed: { 1500: [1_400n, 700n] } });
    expect(found.get('1500')).toEqual({ openingMinor: 0n, debitMinor: 700n, creditMinor: 0n });
  });
});
