import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, type Day, endOfMonth } from '../calendar/index.ts';
import { endEarly, MAX_SCHEDULE_MONTHS, type ScheduleTerms, SPREAD_METHODS, spread } from './index.ts';

const anyDay = fc.integer({ min: 0, max: 15_000 }).map((count) => addDays('2000-01-01', count));
const anyTerms: fc.Arbitrary<ScheduleTerms> = fc
  .record({
    amountMinor: fc.bigInt({ min: 1n, max: 10n ** 13n }),
    from: anyDay,
    days: fc.integer({ min: 0, max: 2_500 }),
    method: fc.constantFrom(...SPREAD_METHODS),
  })
  .map(({ amountMinor, from, days, method }) => ({ amountMinor, from, to: addDays(from, days), method }));

/** A month of any length divides it. */
const MONTH_UNITS = 28n * 29n * 30n * 31n;

/** The units of each month, each day of the period counted one by one, and those of the period. */
function slowShares({ from, to, method }: ScheduleTerms): { months: Map<Day, bigint>; total: bigint } {
  const months = new Map<Day, bigint>();
  for (let day = from; day <= to; day = addDays(day, 1)) {
    const month = endOfMonth(day);
    const dayUnits = method === 'equal_months' ? MONTH_UNITS / BigInt(month.slice(8)) : 1n;
    months.set(month, (months.get(month) ?? 0n) + dayUnits);
  }
  if (method === 'full_months') for (const month of months.keys()) months.set(month, 1n);
  return { months, total: [...months.values()].reduce((sum, units) => sum + units, 0n) };
}

describe('an amount spread over a period', () => {
  const amounts = (terms: Partial<ScheduleTerms>) =>
    spread({ amountMinor: 1_000_00n, from: '2026-04-01', to: '2027-03-31', method: 'equal_months', ...terms }).map(
      ({ dueOn, amountMinor }) => `${dueOn} ${amountMinor}`,
    );

  it('gives whole months the same, and the last the remainder', () => {
    const lines = amounts({});
    expect(lines).toHaveLength(12);
    expect([lines[0], lines[10], lines[11]]).toEqual(['2026-04-30 8333', '2027-02-28 8333', '2027-03-31 8337']);
  });

  it('gives a month in part its part by each method', () => {
    const half = { amountMinor: 300_00n, from: '2026-04-16', to: '2026-06-15' };
    expect(amounts({ ...half, method: 'equal_months' })).toEqual([
      '2026-04-30 7500',
      '2026-05-31 15000',
      '2026-06-30 7500',
    ]);
    expect(amounts({ ...half, method: 'days' })).toEqual(['2026-04-30 7377', '2026-05-31 15245', '2026-06-30 7378']);
    expect(amounts({ ...half, method: 'full_months' })).toEqual([
      '2026-04-30 10000',
      '2026-05-31 10000',
      '2026-06-30 10000',
    ]);
  });

  it('counts the leap day', () => {
    const months = { amountMinor: 60_00n, from: '2024-02-01', to: '2024-03-31', method: 'days' as const };
    expect(amounts(months)).toEqual(['2024-02-29 2900', '2024-03-31 3100']);
  });

  it('leaves out months without a cent', () => {
    expect(amounts({ amountMinor: 3n })).toEqual(['2027-03-31 3']);
  });

  it('is at most 50 years', () => {
    const last = addDays(addMonths('2026-04-01', MAX_SCHEDULE_MONTHS), -1);
    expect(amounts({ to: last })).toHaveLength(600);
    expect(() => amounts({ to: addDays(last, 1) })).toThrow('schedule_too_long');
  });

  it('is rejected where the period or the amount makes no sense', () => {
    expect(() => amounts({ to: '2026-03-31' })).toThrow('bad_date_order');
    expect(() => amounts({ amountMinor: 0n })).toThrow('amount_not_positive');
    expect(() => amounts({ from: '2026-02-30' })).toThrow('bad_day');
  });

  it('adds up to the amount, with each line its share rounded down as a count by days finds it', () => {
    fc.assert(
      fc.property(anyTerms, (terms) => {
        const lines = spread(terms);
        expect(lines.reduce((sum, line) => sum + line.amountMinor, 0n)).toBe(terms.amountMinor);
        const { months, total } = slowShares(terms);
        for (const { dueOn, amountMinor } of lines.slice(0, -1))
          expect(amountMinor).toBe((terms.amountMinor * (months.get(dueOn) ?? 0n)) / total);
      }),
      { numRuns: 100 },
    );
  });
});

describe('an early end', () => {
  it('is not after the end, and not before the start', () => {
    const terms: ScheduleTerms = { amountMinor: 1n, from: '2026-04-10', to: '2027-03-31', method: 'days' };
    expect(endEarly(terms, '2026-09-30').to).toBe('2026-09-30');
    expect(endEarly(terms, '2026-01-01').to).toBe('2026-04-10');
    expect(() => endEarly(terms, '2027-04-01')).toThrow('bad_date_order');
  });
});
