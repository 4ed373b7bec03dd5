import { describe, expect, it } from 'vitest';
import { likelyDay } from './likely-day.ts';

describe('likelyDay', () => {
  it.each([
    ['2026-01-01', '2026-01-09', '2026-01-13', '2026-01-11'],
    ['2026-03-01', '2026-03-15', '2026-03-20', null],
    ['2026-03-05', '2026-03-11', '2026-03-19', '2026-03-15'],
    ['2026-02-07', '2026-01-20', '2026-01-28', null],
  ])('%s between %s and %s was %s', (own, before, after, meant) => expect(likelyDay(own, before, after)).toBe(meant));
});
