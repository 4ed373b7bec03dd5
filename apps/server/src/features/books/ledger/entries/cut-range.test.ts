import { describe, expect, it } from 'vitest';
import { cutRange } from './cut-range.ts';

describe('a range of days is split into whole months and the remaining days', () => {
  const month = (from: string, to: string) => ({ from, to });
  it.each([
    ['a month', '2026-03-01', '2026-03-31', month('2026-03-01', '2026-03-31'), []],
    ['days inside a month', '2026-03-05', '2026-03-20', null, [month('2026-03-05', '2026-03-20')]],
    [
      'days, months, days',
      '2026-01-15',
      '2026-04-10',
      month('2026-02-01', '2026-03-31'),
      [month('2026-01-15', '2026-01-31'), month('2026-04-01', '2026-04-10')],
    ],
    ['days of two months', '2026-03-20', '2026-04-10', null, [month('2026-03-20', '2026-04-10')]],
    ['since the beginning', null, '2026-03-31', month('0001-01-01', '2026-03-31'), []],
    ['nothing', '2026-03-02', '2026-03-01', null, []],
  ])('%s', (_, from, to, months, days) => {
    expect(cutRange({ from, to })).toEqual({ months, days });
  });
});
