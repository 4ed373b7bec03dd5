import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, daysInMonth, endOfMonth, occurrences, partsOf, type Repetition } from './index.ts';

const from = (startsOn: Day, over: Partial<Repetition> = {}): Repetition => ({
  unit: 'month',
  every: 1,
  startsOn,
  endsOn: null,
  ...over,
});

describe('the days something repeats on', () => {
  it.each<[string, Repetition, Day, number, Day[]]>([
    ['the 31st', from('2026-01-31'), '2026-01-31', 4, ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30']],
    [
      'a leap day',
      from('2024-02-29', { unit: 'year' }),
      '2024-02-29',
      5,
      ['2024-02-29', '2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    ['every quarter', from('2026-01-15', { every: 3 }), '2026-02-01', 2, ['2026-04-15', '2026-07-15']],
    [
      'every second week',
      from('2026-01-05', { unit: 'week', every: 2 }),
      '2026-01-06',
      2,
      ['2026-01-19', '2026-02-02'],
    ],
    ['not before the first', from('2026-05-01'), '2020-01-01', 1, ['2026-05-01']],
    [
      'the last day counts',
      from('2026-01-01', { endsOn: '2026-02-01' }),
      '2026-01-01',
      9,
      ['2026-01-01', '2026-02-01'],
    ],
    ['no later than the year 9999', from('9998-06-01', { unit: 'year' }), '9999-01-01', 9, ['9999-06-01']],
    ['after its end', from('2026-01-01', { endsOn: '2026-02-01' }), '2026-02-02', 9, []],
  ])('%s', (_, rule, day, count, expected) => {
    expect(occurrences(rule, day, count)).toEqual(expected);
  });

  it('months: as somebody with a calendar would find them, one day after the other', () => {
    const start = fc.integer({ min: 0, max: 3000 }).map((days) => addDays('2023-01-01', days));
    fc.assert(
      fc.property(
        start,
        fc.integer({ min: 1, max: 14 }),
        fc.integer({ min: -40, max: 800 }),
        (startsOn, every, later) => {
          const asked = addDays(startsOn, later);
          const found = occurrences(from(startsOn, { every }), asked, 3);
          expect(found).toEqual(byLooking(startsOn, every, asked, 3));
        },
      ),
      { numRuns: 60 },
    );
  });
});

/** Walks every day and asks whether it is one. */
function byLooking(startsOn: Day, every: number, asked: Day, count: number): Day[] {
  const first = partsOf(startsOn);
  const days: Day[] = [];
  for (let day = startsOn > asked ? startsOn : asked; days.length < count; day = addDays(day, 1)) {
    const { year, month, dayOfMonth } = partsOf(day);
    const months = (year - first.year) * 12 + month - first.month;
    const isLast = first.dayOfMonth > daysInMonth(year, month) && day === endOfMonth(day);
    if (months % every === 0 && (dayOfMonth === first.dayOfMonth || isLast)) days.push(day);
  }
  return days;
}
