import { describe, expect, it } from 'vitest';
import { daysUntil } from './token-days.ts';

describe('days a token lives', () => {
  it.each([
    ['2026-05-02', 1],
    ['2027-05-01', 365],
    ['2027-05-02', null],
    ['2026-05-01', null],
    ['2026-04-30', null],
    [null, null],
  ])('until %s: %s', (day, days) => {
    expect(daysUntil('2026-05-01', day)).toBe(days);
  });
});
