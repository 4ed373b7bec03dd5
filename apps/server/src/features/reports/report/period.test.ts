import { describe, expect, it } from 'vitest';
import type { ReportContext } from './context.ts';
import { bookedPeriod } from './period.ts';

const context = (extent: { first: string; last: string } | null) =>
  ({
    journalDays: async () => ({ extent, takenOver: null }),
    books: { years: '03-31' },
  }) as unknown as ReportContext;

describe('a period is cut to the years in which anything was booked', () => {
  const booked = { first: '2025-03-31', last: '2026-04-28' };
  it.each([
    ['inside', '2025-05-01', '2026-01-31', '2025-05-01', '2026-01-31'],
    ['from long before', '1900-01-01', '2026-01-31', '2024-04-01', '2026-01-31'],
    ['to long after: the last year is still rolled', '2025-05-01', '2199-12-31', '2025-05-01', '2028-03-31'],
    ['all before', '1900-01-01', '1950-12-31', '1950-12-31', '1950-12-31'],
    ['all after', '2100-01-01', '2199-12-31', '2100-01-01', '2100-01-01'],
    ['a few years are left as they are', '1990-01-01', '1995-12-31', '1990-01-01', '1995-12-31'],
  ])('%s', async (_what, from, to, first, last) => {
    expect(await bookedPeriod(context(booked), { from, to })).toEqual({ from: first, to: last });
  });

  it('empty books: one year', async () => {
    expect(await bookedPeriod(context(null), { from: '1900-01-01', to: '2199-12-31' })).toEqual({
      from: '2199-04-01',
      to: '2199-12-31',
    });
  });
});
