import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, addMonths, endOfMonth } from '../calendar/index.ts';
import { JOURNAL_RHYTHMS, repeatedDays } from './index.ts';

describe('the days of a repeated journal', () => {
  it.each([
    ['month', '2026-01-31', '2026-04-30', ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    ['month', '2026-02-28', '2026-04-30', ['2026-02-28', '2026-03-31', '2026-04-30']],
    ['month', '2026-01-30', '2026-03-30', ['2026-01-30', '2026-02-28', '2026-03-30']],
    ['quarter', '2026-03-31', '2026-12-30', ['2026-03-31', '2026-06-30', '2026-09-30']],
    ['year', '2024-02-29', '2026-02-28', ['2024-02-29', '2025-02-28', '2026-02-28']],
    ['month', '2026-05-05', '2026-05-05', ['2026-05-05']],
  ] as const)('each %s from %s to %s', (every, from, to, days) => {
    expect(repeatedDays({ every, from, to })).toEqual(days);
  });

  it('end before they start, or after more than 50 years: never', () => {
    expect(() => repeatedDays({ every: 'month', from: '2026-05-05', to: '2026-05-04' })).toThrow('bad_date_order');
    expect(() => repeatedDays({ every: 'year', from: '2026-05-05', to: '2076-05-05' })).toThrow('schedule_too_long');
    expect(repeatedDays({ every: 'month', from: '2026-05-05', to: '2076-05-04' })).toHaveLength(600);
  });

  it('are one in each month, quarter or year, as a walk through the days finds them', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...JOURNAL_RHYTHMS),
        fc.integer({ min: 0, max: 3_000 }),
        fc.integer({ min: 0, max: 1_200 }),
        (every, offset, length) => {
          const from = addDays('2020-01-01', offset);
          const to = addDays(from, length);
          const months = { month: 1, quarter: 3, year: 12 }[every];
          const expected: string[] = [];
          for (let count = 0; ; count += months) {
            const plain = addMonths(from, count);
            const day = from === endOfMonth(from) ? endOfMonth(plain) : plain;
            if (day > to) break;
            expected.push(day);
          }
          expect(repeatedDays({ every, from, to })).toEqual(expected);
        },
      ),
      { numRuns: 200 },
    );
  });
});
