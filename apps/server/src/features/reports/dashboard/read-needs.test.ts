import { describe, expect, it } from 'vitest';
import { monthToClose } from './read-needs.ts';

describe('the month to close', () => {
  it.each([
    ['the one before, without a lock', '2026-11-26', null, '2026-10-01'],
    ['the first that is not locked', '2026-11-26', '2026-08-31', '2026-09-01'],
    ['the one that is locked in part', '2026-11-26', '2026-09-15', '2026-09-01'],
    ['at the latest the current one', '2026-11-26', '2026-11-30', '2026-11-01'],
    ['at the latest the current one, however far the lock reaches', '2026-01-03', '2030-12-31', '2026-01-01'],
    ['over the turn of a year', '2026-01-03', null, '2025-12-01'],
  ])('is %s', (_, today, lockedThrough, expected) => {
    expect(monthToClose(today, lockedThrough)).toBe(expected);
  });
});
