import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayIfExists,
  dayInHongKong,
  daysBetween,
  endOfMonth,
  financialYearOf,
  isDay,
  isFinancialYearEnd,
  makeDay,
  monthsOf,
  type PeriodPreset,
  parseDay,
  periodOfPreset,
  startOfMonth,
} from './index.ts';

describe('a day', () => {
  it.each([
    ['2026-02-28', true],
    ['2026-02-29', false],
    ['2024-02-29', true],
    ['1900-02-29', false],
    ['2000-02-29', true],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-04-31', false],
    ['2026-4-1', false],
    ['2026-04-01T00:00', false],
    ['', false],
  ])('%j exists: %s', (text, exists) => {
    expect(isDay(text)).toBe(exists);
  });

  it('adds days across months, years and leap days', () => {
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(daysBetween('2025-02-20', '2026-03-31')).toBe(404);
    expect(() => addDays('2026-02-30', 1)).toThrow('bad_day');
  });

  it('is made only where the calendar has it', () => {
    expect([makeDay(2026, 2, 28), dayIfExists(2026, 2, 29), parseDay('2024-02-29')]).toEqual([
      '2026-02-28',
      null,
      '2024-02-29',
    ]);
    expect(() => makeDay(2026, 2, 29)).toThrow('bad_day');
    expect(() => parseDay('2026-02-29')).toThrow('bad_day');
  });

  it.each([
    ['0000-01-01', 60_000],
    ['1899-12-31', 60_000],
    ['9850-01-01', 54_785],
  ])('counts every day from %s on as the Gregorian calendar does', (first, count) => {
    const start = Date.parse(`${first}T00:00:00Z`);
    let day = first;
    for (let n = 1; n <= count; n++) {
      const next = addDays(day, 1);
      if (next !== new Date(start + n * 86_400_000).toISOString().slice(0, 10)) expect(next).toBe(`after ${day}`);
      day = next;
    }
    expect(daysBetween(first, day)).toBe(count);
  });

  it('ends with the year 9999', () => {
    expect(() => addDays('9999-12-31', 1)).toThrow('bad_day');
    expect(() => addMonths('9999-12-31', 1)).toThrow('bad_day');
  });

  it('counts back what it added', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (count) => {
        expect(daysBetween('2026-01-31', addDays('2026-01-31', count))).toBe(count);
      }),
    );
  });

  it('keeps to the end of shorter months', () => {
    expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
    expect(addMonths('2026-03-31', -13)).toBe('2025-02-28');
    expect([startOfMonth('2024-02-15'), endOfMonth('2024-02-15')]).toEqual(['2024-02-01', '2024-02-29']);
  });

  it.each([
    ['2026-03-31T15:59:59Z', '2026-03-31'],
    ['2026-03-31T16:00:00Z', '2026-04-01'],
    ['2026-01-01T00:00:00Z', '2026-01-01'],
  ])('at %s is %s in Hong Kong', (instant, day) => {
    expect(dayInHongKong(new Date(instant))).toBe(day);
  });
});

describe('the financial year', () => {
  it.each([
    ['2026-03-31', '03-31', '2025-04-01', '2026-03-31'],
    ['2026-04-01', '03-31', '2026-04-01', '2027-03-31'],
    ['2026-06-15', '12-31', '2026-01-01', '2026-12-31'],
    ['2024-02-29', '02-29', '2023-03-01', '2024-02-29'],
    ['2025-02-28', '02-29', '2024-03-01', '2025-02-28'],
    ['2024-02-29', '02-28', '2023-03-01', '2024-02-29'],
    ['2025-07-01', '06-30', '2025-07-01', '2026-06-30'],
  ])('of %s ending %s is %s to %s', (day, yearEnd, start, end) => {
    expect(financialYearOf(day, yearEnd)).toEqual({ start, end });
  });

  it('has no gap and no overlap', () => {
    const yearEnds = fc.constantFrom('03-31', '12-31', '02-29', '06-30', '01-15');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), yearEnds, (offset, yearEnd) => {
        const day = addDays('1990-01-01', offset);
        const year = financialYearOf(day, yearEnd);
        expect(year.start <= day && day <= year.end).toBe(true);
        expect(financialYearOf(addDays(year.end, 1), yearEnd).start).toBe(addDays(year.end, 1));
      }),
    );
  });

  it('refuses a year end that no year has', () => {
    expect(['02-30', '13-01', '3-31', '04-31', ''].map(isFinancialYearEnd)).toEqual([
      false,
      false,
      false,
      false,
      false,
    ]);
    expect(() => financialYearOf('2026-01-01', '02-30')).toThrow('bad_financial_year_end');
  });
});

describe('presets on 11 May 2026 with a March year end', () => {
  const cases: [PeriodPreset, string, string][] = [
    ['this_month', '2026-05-01', '2026-05-31'],
    ['last_month', '2026-04-01', '2026-04-30'],
    ['this_quarter', '2026-04-01', '2026-06-30'],
    ['last_quarter', '2026-01-01', '2026-03-31'],
    ['financial_year_to_date', '2026-04-01', '2026-05-11'],
    ['this_financial_year', '2026-04-01', '2027-03-31'],
    ['last_financial_year', '2025-04-01', '2026-03-31'],
  ];
  it.each(cases)('%s is %s to %s', (preset, from, to) => {
    expect(periodOfPreset(preset, '2026-05-11', '03-31')).toEqual({ from, to });
  });

  it('cuts the first and last month to the period', () => {
    expect(monthsOf({ from: '2026-01-20', to: '2026-03-05' })).toEqual([
      { month: '2026-01', from: '2026-01-20', to: '2026-01-31' },
      { month: '2026-02', from: '2026-02-01', to: '2026-02-28' },
      { month: '2026-03', from: '2026-03-01', to: '2026-03-05' },
    ]);
  });
});
