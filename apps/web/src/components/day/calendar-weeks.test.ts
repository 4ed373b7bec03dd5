import { describe, expect, it } from 'vitest';
import { weeksOf } from './calendar-weeks.ts';

describe('the weeks of a calendar', () => {
  it.each([
    ['2025-01-15', '2024-12-29', '2025-02-08'],
    ['2026-02-28', '2026-02-01', '2026-03-14'],
    ['1990-09-30', '1990-08-26', '1990-10-06'],
  ])('of %s go from %s to %s', (day, first, last) => {
    const weeks = weeksOf(day);
    expect([weeks.length, weeks[0]?.[0], weeks.at(-1)?.at(-1)]).toEqual([6, first, last]);
    expect(weeks.flat()).toContain(day);
  });
});
