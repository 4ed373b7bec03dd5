import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMonths, type Day, endOfMonth } from '../calendar/index.ts';
import { chargesThrough } from './charge.ts';
import { DEPRECIATION_METHODS, type Estimate, MONTH_CONVENTIONS } from './estimate.ts';
import { changesByMonth, type RecordedChange } from './run-charges.ts';

const START = '2026-01-01';
const BOUGHT: RecordedChange = { date: '2026-02-10', costMinor: 360_000n, depreciationMinor: 0n, month: null };

/** Charges an asset by runs of the given months, each posted on the last of the given days or later. */
function charged(estimate: Estimate, months: readonly Day[], postedBy: Day, bought = BOUGHT): RecordedChange[] {
  const recorded = [bought];
  let through = START;
  for (const month of months) {
    const changes = changesByMonth([estimate], recorded, START);
    const depreciationMinor = chargesThrough({ estimates: [estimate], changes }, through, month).reduce(
      (sum, { amountMinor }) => sum + amountMinor,
      0n,
    );
    const date = [endOfMonth(month), postedBy].sort().at(-1) ?? month;
    recorded.push({ date, costMinor: 0n, depreciationMinor, month });
    through = month;
  }
  return recorded;
}

const amounts = (recorded: readonly RecordedChange[]) => recorded.slice(1).map((one) => one.depreciationMinor);
const months = Array.from({ length: 30 }, (_, index) => addMonths('2026-02-01', index));

it('the rate of a second year holds although the months before it were charged at once and later', () => {
  const estimate = {
    from: '2026-02-10',
    method: 'reducing_balance',
    convention: 'full_month',
    lifeMonths: 60,
    residualMinor: 0n,
    rateBasisPoints: 4_000,
  } as const;
  const runs = ['2026-12-01', '2027-03-01', '2027-04-01'];
  expect(amounts(charged(estimate, runs, '2027-06-01'))).toEqual([132_000n, 26_400n, 7_200n]);
});

it('runs of any months, posted on any day, charge what a run of each month charges', () => {
  const anyEstimate = fc.record({
    from: fc.constant('2026-02-10'),
    method: fc.constantFrom(...DEPRECIATION_METHODS),
    convention: fc.constantFrom(...MONTH_CONVENTIONS),
    lifeMonths: fc.integer({ min: 1, max: 48 }),
    residualMinor: fc.bigInt(0n, 100_000n),
    rateBasisPoints: fc.integer({ min: 1, max: 9_000 }),
  });
  fc.assert(
    fc.property(
      anyEstimate,
      fc.subarray(months, { minLength: 1 }),
      fc.integer({ min: 0, max: 40 }),
      fc.bigInt(100_000n, 10n ** 9n),
      (estimate, runs, late, costMinor) => {
        const bought = { ...BOUGHT, costMinor };
        const last = runs.at(-1) ?? START;
        const each = charged(
          estimate,
          months.filter((month) => month <= last),
          START,
          bought,
        );
        const some = charged(estimate, runs, addMonths(START, late), bought);
        const sumOf = (recorded: readonly RecordedChange[]) => amounts(recorded).reduce((sum, one) => sum + one, 0n);
        expect(sumOf(some)).toBe(sumOf(each));
      },
    ),
    { numRuns: 150 },
  );
});
