import { describe, expect, it } from 'vitest';
import { bucketLabel } from './bucket-label.ts';

describe('the label below a column of a chart', () => {
  it.each([
    ['2026-04-01', '2026-04-30', 'en-US', 'Apr'],
    ['2026-02-01', '2026-02-28', 'en-US', 'Feb'],
    ['2026-04-01', '2026-04-30', 'zh-Hant', '4月'],
    ['2026-12-01', '2026-12-31', 'zh-Hant', '12月'],
    ['2026-03-03', '2026-03-09', 'en-US', 'Mar 3'],
    ['2026-03-03', '2026-03-09', 'zh-Hant', '3月3日'],
    ['2026-04-01', '2026-04-07', 'en-US', 'Apr 1'],
    ['2026-04-01', '2026-05-31', 'en-US', 'Apr 1'],
  ] as const)('%s to %s in %s is %s', (from, to, language, label) => {
    expect(bucketLabel({ from, to }, language, 'month_day_year')).toBe(label);
  });

  it.each([
    ['2026-04-01', '2026-04-30', 'day_month_year', 'Apr'],
    ['2026-04-01', '2026-04-30', 'iso', 'Apr'],
    ['2026-03-03', '2026-03-09', 'day_month_year', '3 Mar'],
    ['2026-03-03', '2026-03-09', 'iso', '03-03'],
  ] as const)('%s to %s for a user who writes dates as %s is %s', (from, to, style, label) => {
    expect(bucketLabel({ from, to }, 'en-US', style)).toBe(label);
  });
});
