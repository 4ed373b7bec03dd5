import { describe, expect, it } from 'vitest';
import {
  accountingYears,
  financialYearOf,
  yearBefore,
  yearContaining,
  yearEnding,
  yearsBetween,
} from './accounting-years.ts';
import { isOfOtherLength } from './financial-year.ts';
import { periodOfPreset } from './presets.ts';

const period = (from: string, to: string) => ({ from, to });

describe('the years of a company', () => {
  it('are financial years if no year is known', () => {
    const years = accountingYears('03-31', []);
    expect(yearEnding('2026-03-31', years)).toEqual(period('2025-04-01', '2026-03-31'));
    expect(yearEnding('2026-12-31', years)).toBeNull();
    expect(yearBefore(period('2025-04-01', '2026-03-31'), years)).toEqual(period('2024-04-01', '2025-03-31'));
  });

  it('decide the financial year and its presets', () => {
    const years = accountingYears('12-31', [period('2024-10-01', '2026-03-31')]);
    expect(financialYearOf('2025-05-01', years)).toEqual({ start: '2024-10-01', end: '2026-03-31' });
    expect(financialYearOf('2025-05-01', '12-31')).toEqual({ start: '2025-01-01', end: '2025-12-31' });
    const preset = (name: Parameters<typeof periodOfPreset>[0]) => periodOfPreset(name, '2026-05-15', years);
    expect(preset('this_financial_year')).toEqual(period('2026-04-01', '2026-12-31'));
    expect(preset('financial_year_to_date')).toEqual(period('2026-04-01', '2026-05-15'));
    expect(preset('last_financial_year')).toEqual(period('2024-10-01', '2026-03-31'));
  });

  it.each([
    ['nine months and twelve', '2026-04-01', '2026-12-31', true],
    ['a year with a leap day and one without', '2023-04-01', '2024-03-31', false],
    ['a year and one five days longer', '2024-03-27', '2025-03-31', true],
  ])('%s', (_, from, to, expected) => {
    expect(isOfOtherLength(period(from, to), period('2025-04-01', '2026-03-31'))).toBe(expected);
  });

  it('keep the old year end before a change of the year end', () => {
    const years = accountingYears('12-31', [period('2025-04-01', '2026-03-31')]);
    expect(yearsBetween('2024-01-10', '2027-02-01', years)).toEqual([
      period('2027-01-01', '2027-12-31'),
      period('2026-04-01', '2026-12-31'),
      period('2025-04-01', '2026-03-31'),
      period('2024-04-01', '2025-03-31'),
      period('2023-04-01', '2024-03-31'),
    ]);
    expect(yearEnding('2025-12-31', years)).toBeNull();
  });

  it.each([
    ['6 months', '2025-10-01'],
    ['18 months', '2024-10-01'],
  ])('may be of %s', (_, from) => {
    const years = accountingYears('03-31', [period(from, '2026-03-31')]);
    expect(yearEnding('2026-03-31', years)).toEqual(period(from, '2026-03-31'));
    expect(yearContaining('2026-04-01', years)).toEqual(period('2026-04-01', '2027-03-31'));
  });

  it('do not end within a known year of 18 months', () => {
    expect(yearEnding('2025-03-31', accountingYears('03-31', [period('2024-10-01', '2026-03-31')]))).toBeNull();
  });

  it('begin after the year before if only the last day is known', () => {
    const years = accountingYears('12-31', [
      { from: null, to: '2026-03-31' },
      { from: null, to: '2026-12-31' },
    ]);
    expect(years.known).toEqual([period('2025-04-01', '2026-03-31'), period('2026-04-01', '2026-12-31')]);
  });

  it('leave out a weaker proof that contradicts a stronger one', () => {
    const strong = period('2024-10-01', '2026-03-31');
    expect(accountingYears('03-31', [strong, period('2025-04-01', '2026-03-31')]).known).toEqual([strong]);
  });

  it('fill the time between two known years', () => {
    const years = accountingYears('12-31', [period('2022-04-01', '2023-03-31'), period('2026-01-01', '2026-12-31')]);
    expect(yearsBetween('2023-03-31', '2026-12-31', years)).toEqual([
      period('2026-01-01', '2026-12-31'),
      period('2025-01-01', '2025-12-31'),
      period('2024-01-01', '2024-12-31'),
      period('2023-04-01', '2023-12-31'),
      period('2022-04-01', '2023-03-31'),
    ]);
  });

  it('end with February in a leap year', () => {
    const years = accountingYears('02-28', [period('2024-03-01', '2025-02-28')]);
    expect(yearEnding('2024-02-29', years)).toEqual(period('2023-03-01', '2024-02-29'));
  });
});
