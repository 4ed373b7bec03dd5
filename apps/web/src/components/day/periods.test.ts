import { periodOfPreset } from '@folio/ledger/calendar';
import { describe, expect, it } from 'vitest';
import { type Preset, presetOf, stepDay, stepPeriod } from './periods.ts';

const today = '2026-05-11';
const march = '03-31';

describe('ready-made periods on 11 May 2026 with a March year end', () => {
  const cases: [Preset, string, string][] = [
    ['this_month', '2026-05-01', '2026-05-31'],
    ['last_month', '2026-04-01', '2026-04-30'],
    ['this_quarter', '2026-04-01', '2026-06-30'],
    ['last_quarter', '2026-01-01', '2026-03-31'],
    ['financial_year_to_date', '2026-04-01', '2026-05-11'],
    ['this_financial_year', '2026-04-01', '2027-03-31'],
    ['last_financial_year', '2025-04-01', '2026-03-31'],
  ];
  it.each(cases)('%s is %s to %s, and is known by its days', (preset, from, to) => {
    expect(periodOfPreset(preset, today, march)).toEqual({ from, to });
    expect(presetOf({ from, to }, 'period', today, march)).toBe(preset);
  });

  it('a moment is known by its last day alone', () => {
    expect(presetOf({ from: '1999-01-01', to: '2026-05-11' }, 'moment', today, march)).toBe('financial_year_to_date');
    expect(presetOf({ from: '1999-01-01', to: '2026-05-12' }, 'moment', today, march)).toBeNull();
  });

  it('the last quarter before a January is of the year before', () => {
    expect(periodOfPreset('last_quarter', '2026-02-10', '12-31')).toEqual({ from: '2025-10-01', to: '2025-12-31' });
  });
});

describe('the adjacent period', () => {
  it.each([
    ['a month', '2026-03-01', '2026-03-31', -1, '2026-02-01', '2026-02-28'],
    ['a month that was shorter', '2026-02-01', '2026-02-28', 1, '2026-03-01', '2026-03-31'],
    ['a quarter', '2026-01-01', '2026-03-31', -1, '2025-10-01', '2025-12-31'],
    ['a year', '2025-04-01', '2026-03-31', 1, '2026-04-01', '2027-03-31'],
    ['ten days', '2026-03-11', '2026-03-20', -1, '2026-03-01', '2026-03-10'],
    ['days that are not in order stay', '2026-03-20', '2026-03-11', 1, '2026-03-20', '2026-03-11'],
  ] as const)('%s', (_what, from, to, steps, nextFrom, nextTo) => {
    expect(stepPeriod({ from, to }, steps)).toEqual({ from: nextFrom, to: nextTo });
  });

  it.each([
    ['2026-03-31', -1, '2026-02-28'],
    ['2026-02-28', 1, '2026-03-31'],
    ['2026-05-11', -1, '2026-04-11'],
  ] as const)('of the moment %s by %i is %s', (day, steps, next) => {
    expect(stepDay(day, steps)).toBe(next);
  });
});
