import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, endOfMonth } from '../calendar/index.ts';
import { plannedLines, type ScheduleToPlan, SPREAD_METHODS } from './index.ts';

const accrual = (reverseOn: Day, amountMinor = 300_00n): ScheduleToPlan => ({
  kind: 'accrual',
  terms: { amountMinor, from: '2026-01-01', to: '2026-03-31', method: 'equal_months' },
  reverseOn,
});
const months = [
  { dueOn: '2026-01-31', amountMinor: 100_00n },
  { dueOn: '2026-02-28', amountMinor: 100_00n },
  { dueOn: '2026-03-31', amountMinor: 100_00n },
];

describe('the lines of an accrual', () => {
  it('are its months, and one line that reverses them', () => {
    expect(plannedLines(accrual('2026-04-01'), [])).toEqual([
      ...months,
      { dueOn: '2026-04-01', amountMinor: -300_00n },
    ]);
  });

  it('end once all are posted', () => {
    const posted = [...months, { dueOn: '2026-04-01', amountMinor: -300_00n }];
    expect(plannedLines(accrual('2026-04-01'), posted)).toEqual([]);
  });

  it('include a month again whose posting was reversed, while the reversal of the whole stays', () => {
    const posted = [...months.slice(0, 2), { dueOn: '2026-04-01', amountMinor: -300_00n }];
    expect(plannedLines(accrual('2026-04-01'), posted)).toEqual([months[2]]);
  });

  it.each(['2026-03-31', '2026-03-15', '2026-01-31'])(
    'cannot be reversed on %s, before its last month is posted',
    (day) => {
      expect(() => plannedLines(accrual(day), [])).toThrow('schedule_reversed_too_early');
    },
  );

  it('cannot get a month after the reversal through a credit note', () => {
    expect(() => plannedLines(accrual('2026-04-15', 200_00n), months)).toThrow('schedule_reversed_too_early');
    expect(plannedLines(accrual('2026-05-01', 200_00n), months)).toEqual([
      { dueOn: '2026-04-30', amountMinor: -100_00n },
      { dueOn: '2026-05-01', amountMinor: -200_00n },
    ]);
  });

  it('add up to zero, whatever is posted before, and their months to the amount', () => {
    const anyCase = fc.record({
      amountMinor: fc.bigInt({ min: 1n, max: 10n ** 12n }),
      start: fc.integer({ min: 0, max: 9_000 }),
      days: fc.integer({ min: 0, max: 900 }),
      method: fc.constantFrom(...SPREAD_METHODS),
      count: fc.nat(40),
    });
    fc.assert(
      fc.property(anyCase, ({ amountMinor, start, days, method, count }) => {
        const from = addDays('2000-01-01', start);
        const to = addDays(from, days);
        const reverseOn = addDays(endOfMonth(to), 1);
        const schedule = { kind: 'accrual', terms: { amountMinor, from, to, method }, reverseOn } as const;
        const all = plannedLines(schedule, []);
        const posted = all.slice(0, count);
        const lines = [...posted, ...plannedLines(schedule, posted)];
        expect(lines.reduce((sum, line) => sum + line.amountMinor, 0n)).toBe(0n);
        const inMonths = lines.filter(({ dueOn }) => dueOn < reverseOn);
        expect(inMonths.reduce((sum, line) => sum + line.amountMinor, 0n)).toBe(amountMinor);
      }),
    );
  });
});
