import { accountingYears } from '@folio/ledger';
import { describe, expect, it } from 'vitest';
import { lockedPeriods } from './locked-periods.ts';

const YEARS = accountingYears('03-31', []);
const year = { from: '2025-04-01', to: '2026-03-31' };

describe('the packets of a room', () => {
  it('are the locked year and its months', () => {
    const found = lockedPeriods(year, '2026-03-31', YEARS);
    expect(found[0]).toEqual({ kind: 'year', end: '2026-03-31' });
    expect(found.slice(1).map(({ end }) => end)).toEqual([
      '2025-04-30',
      '2025-05-31',
      '2025-06-30',
      '2025-07-31',
      '2025-08-31',
      '2025-09-30',
      '2025-10-31',
      '2025-11-30',
      '2025-12-31',
      '2026-01-31',
      '2026-02-28',
      '2026-03-31',
    ]);
  });

  it('leave out what is not locked, and what is only partly in the period', () => {
    expect(lockedPeriods(year, null, YEARS)).toEqual([]);
    expect(lockedPeriods({ from: '2025-04-15', to: '2025-06-10' }, '2026-03-31', YEARS)).toEqual([
      { kind: 'month', end: '2025-05-31' },
    ]);
    expect(lockedPeriods(year, '2025-05-30', YEARS)).toEqual([{ kind: 'month', end: '2025-04-30' }]);
  });

  it('are the last five years of months of a long period', () => {
    const months = lockedPeriods({ from: '2000-04-01', to: '2026-03-31' }, '2026-03-31', YEARS).filter(
      ({ kind }) => kind === 'month',
    );
    expect([months.length, months[0]?.end, months.at(-1)?.end]).toEqual([60, '2021-04-30', '2026-03-31']);
  });

  it('know a year of 18 months', () => {
    const years = accountingYears('03-31', [{ from: '2024-10-01', to: '2026-03-31' }]);
    const found = lockedPeriods({ from: '2024-10-01', to: '2026-03-31' }, '2026-03-31', years);
    expect(found.filter(({ kind }) => kind === 'year')).toEqual([{ kind: 'year', end: '2026-03-31' }]);
  });

  it('know a financial year that ends within a month', () => {
    expect(
      lockedPeriods({ from: '2025-04-06', to: '2026-04-05' }, '2026-04-05', accountingYears('04-05', []))[0],
    ).toEqual({
      kind: 'year',
      end: '2026-04-05',
    });
  });
});
