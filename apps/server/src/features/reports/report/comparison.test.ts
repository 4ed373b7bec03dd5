import { accountingYears } from '@folio/ledger';
import { describe, expect, it } from 'vitest';
import { compareDays, comparePeriods } from './comparison.ts';

const years = accountingYears('03-31', []);

describe('what a report is compared with', () => {
  it.each([
    [
      'a month with the month before',
      { from: '2026-03-01', to: '2026-03-31' },
      'previous_period',
      [{ from: '2026-02-01', to: '2026-02-28' }],
    ],
    [
      'a quarter with the quarter before',
      { from: '2026-01-01', to: '2026-03-31' },
      'previous_period',
      [{ from: '2025-10-01', to: '2025-12-31' }],
    ],
    [
      'a year with the year before',
      { from: '2025-04-01', to: '2026-03-31' },
      'previous_period',
      [{ from: '2024-04-01', to: '2025-03-31' }],
    ],
    [
      'ten days with the ten days before',
      { from: '2026-03-11', to: '2026-03-20' },
      'previous_period',
      [{ from: '2026-03-01', to: '2026-03-10' }],
    ],
    [
      'a month with the same month last year',
      { from: '2025-02-01', to: '2025-02-28' },
      'previous_year',
      [{ from: '2024-02-01', to: '2024-02-29' }],
    ],
    ['nothing', { from: '2026-03-01', to: '2026-03-31' }, 'none', []],
  ] as const)('%s', (_, period, compare, expected) => {
    expect(comparePeriods(period, { compare, years })).toEqual(expected);
  });

  it.each([
    ['2026-03-15', 'previous_month_end', ['2026-02-28']],
    ['2026-03-31', 'previous_year', ['2025-03-31']],
    ['2024-02-29', 'previous_year', ['2023-02-28']],
    ['2026-02-15', 'previous_quarter_end', ['2025-12-31']],
    ['2026-03-31', 'none', []],
  ] as const)('the balance sheet of %s, %s', (asAt, compare, expected) => {
    expect(compareDays(asAt, { compare, years })).toEqual(expected);
  });

  it('goes further back as often as asked', () => {
    expect(
      comparePeriods({ from: '2026-03-01', to: '2026-03-31' }, { compare: 'previous_period', count: 3, years }),
    ).toEqual([
      { from: '2026-02-01', to: '2026-02-28' },
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2025-12-01', to: '2025-12-31' },
    ]);
    expect(compareDays('2026-05-31', { compare: 'previous_month_end', count: 3, years })).toEqual([
      '2026-04-30',
      '2026-03-31',
      '2026-02-28',
    ]);
    expect(compareDays('2026-05-31', { compare: 'previous_quarter_end', count: 2, years })).toEqual([
      '2026-03-31',
      '2025-12-31',
    ]);
    expect(compareDays('2026-02-28', { compare: 'previous_year', count: 2, years })).toEqual([
      '2025-02-28',
      '2024-02-29',
    ]);
  });
});
