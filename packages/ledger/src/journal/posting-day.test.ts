import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../calendar/index.ts';
import { firstOpenDay, postingDay } from './index.ts';

const anyDay = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2024-01-01', days));

describe('the day of a posting', () => {
  it.each([
    ['2026-05-31', null, '2026-05-31'],
    ['2026-05-31', '2026-05-30', '2026-05-31'],
    ['2026-05-31', '2026-05-31', '2026-06-01'],
    ['2024-02-29', '2026-12-31', '2027-01-01'],
  ])('of something due on %s with the lock at %s is %s', (dueOn, lockedThrough, day) => {
    expect(postingDay(dueOn, lockedThrough)).toBe(day);
  });

  it('is open, is not before the due day, and keeps the order of due days', () => {
    fc.assert(
      fc.property(anyDay, anyDay, anyDay, (one, other, lockedThrough) => {
        const [earlier = one, later = other] = [one, other].sort();
        const day = postingDay(earlier, lockedThrough);
        expect(day >= earlier && day >= firstOpenDay(lockedThrough)).toBe(true);
        expect(day <= postingDay(later, lockedThrough)).toBe(true);
      }),
    );
  });
});
