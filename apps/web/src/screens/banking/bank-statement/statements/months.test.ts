import { describe, expect, it } from 'vitest';
import { axisOf } from './months.ts';

const firstDays = (...spans: [string, string][]) =>
  axisOf(spans.map(([start, end]) => ({ start, end }))).months.map(({ day }) => day);

describe('the months of a timeline', () => {
  it('are at least half a year, up to the last statement, also over a year’s end', () => {
    expect(firstDays(['2026-02-05', '2026-02-28'])).toEqual([
      '2025-09-01',
      '2025-10-01',
      '2025-11-01',
      '2025-12-01',
      '2026-01-01',
      '2026-02-01',
    ]);
  });

  it('are all from the first to the last, whichever ends last', () => {
    const months = firstDays(['2025-01-15', '2025-02-14'], ['2025-01-01', '2025-12-31']);
    expect([months.length, months[0], months.at(-1)]).toEqual([12, '2025-01-01', '2025-12-01']);
  });

  it('are as wide as their days, and spans lie where their days are', () => {
    const { months, place } = axisOf([{ start: '2025-01-01', end: '2025-12-31' }]);
    expect(months.reduce((sum, { width }) => sum + width, 0)).toBeCloseTo(100);
    expect(months[1]?.width).toBeCloseTo(2800 / 365);
    expect(place('2025-01-01', '2025-12-31')).toEqual({ left: 0, width: 100 });
    expect(place('2025-12-31', '2025-12-31').left).toBeCloseTo(36400 / 365);
  });
});
