import { describe, expect, it } from 'vitest';
import { addDays, addMonths, startOfMonth } from '../calendar/index.ts';
import { type AssetChange, chargesThrough } from './charge.ts';
import { type Estimate, MONTH_CONVENTIONS } from './estimate.ts';

/** The same numbers each time. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}

describe('charges from sums', () => {
  it('are those of every posting, for an asset with one straight-line estimate', () => {
    const next = numbersFrom(2026);
    for (let n = 0; n < 500; n++) {
      const from = addDays('2024-01-01', next(700));
      const convention = MONTH_CONVENTIONS[next(MONTH_CONVENTIONS.length)] ?? 'full_month';
      const estimate: Estimate = {
        from,
        convention,
        method: 'straight_line',
        lifeMonths: 1 + next(60),
        residualMinor: BigInt(next(2) * 10_000),
        rateBasisPoints: null,
      };
      const changes: AssetChange[] = [{ date: from, costMinor: BigInt(next(1_000_000)), depreciationMinor: 0n }];
      const through = addMonths(startOfMonth(from), next(40) - 1);
      for (let day = from; day <= through; day = addMonths(day, 1 + next(3)))
        changes.push({ date: day, costMinor: 0n, depreciationMinor: BigInt(next(20_000)) });
      const summed = changes.reduce(
        (sum, { costMinor, depreciationMinor }) => ({
          date: from,
          costMinor: sum.costMinor + costMinor,
          depreciationMinor: sum.depreciationMinor + depreciationMinor,
        }),
        { date: from, costMinor: 0n, depreciationMinor: 0n },
      );
      const month = addMonths(through, 1 + next(14));
      expect(chargesThrough({ estimates: [estimate], changes: [summed] }, through, month)).toEqual(
        chargesThrough({ estimates: [estimate], changes }, through, month),
      );
    }
  });
});
