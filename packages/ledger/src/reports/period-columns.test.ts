import { describe, expect, it } from 'vitest';
import { monthColumns, quarterColumns, yearToDateColumn } from './period-columns.ts';

describe('columns of a period', () => {
  const PERIOD = { from: '2025-11-15', to: '2026-02-10' };

  it('by month are cut at both ends', () => {
    expect(monthColumns(PERIOD)).toEqual([
      { from: '2025-11-15', to: '2025-11-30' },
      { from: '2025-12-01', to: '2025-12-31' },
      { from: '2026-01-01', to: '2026-01-31' },
      { from: '2026-02-01', to: '2026-02-10' },
    ]);
  });

  it('by quarter follow the calendar', () => {
    expect(quarterColumns(PERIOD)).toEqual([
      { from: '2025-11-15', to: '2025-12-31' },
      { from: '2026-01-01', to: '2026-02-10' },
    ]);
  });

  it('to date start with the financial year the period ends in', () => {
    expect(yearToDateColumn(PERIOD, '03-31')).toEqual({ from: '2025-04-01', to: '2026-02-10' });
    expect(yearToDateColumn(PERIOD, '12-31')).toEqual({ from: '2026-01-01', to: '2026-02-10' });
  });
});
