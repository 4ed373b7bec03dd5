import { addDays, DAY_STYLES, type DayStyle, readTypedDay } from '@folio/ledger/calendar';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Language } from '../../i18n/languages.ts';
import {
  dayOfInstant,
  formatDay,
  formatMonth,
  formatMonthDay,
  formatShortDay,
  formatShortMonth,
} from './format-day.ts';

type Row = [string, Language, DayStyle, string];

describe('a business date', () => {
  it.each<Row>([
    ['2026-03-03', 'en-US', 'month_day_year', 'Mar 3, 2026'],
    ['2026-03-03', 'en-US', 'day_month_year', '3 Mar 2026'],
    ['2026-03-03', 'en-US', 'iso', '2026-03-03'],
    ['2026-03-03', 'zh-Hant', 'month_day_year', '2026年3月3日'],
    ['2026-03-03', 'zh-Hant', 'day_month_year', '2026年3月3日'],
    ['2026-03-03', 'zh-Hant', 'iso', '2026-03-03'],
    ['2026-03-03T16:00:00Z', 'en-US', 'iso', '2026-03-03'],
    ['2026-02-30', 'en-US', 'month_day_year', '2026-02-30'],
    ['', 'en-US', 'month_day_year', ''],
  ])('%s in %s as %s is %s', (day, language, style, text) => {
    expect(formatDay(day, language, style)).toBe(text);
  });

  it.each<Row>([
    ['2026-03-03', 'en-US', 'month_day_year', 'Mar 3'],
    ['2026-03-03', 'en-US', 'day_month_year', '3 Mar'],
    ['2026-03-03', 'en-US', 'iso', '03-03'],
    ['2026-12-31', 'zh-Hant', 'month_day_year', '12月31日'],
    ['2026-12-31', 'zh-Hant', 'iso', '12-31'],
  ])('%s without its year in %s as %s is %s', (day, language, style, text) => {
    expect(formatShortDay(day, language, style)).toBe(text);
  });

  it('in a field can be typed again as it is shown, in both languages and every style', () => {
    const day = fc.integer({ min: 0, max: 60_000 }).map((days) => addDays('1950-01-01', days));
    fc.assert(
      fc.property(
        day,
        fc.constantFrom<Language>('en-US', 'zh-Hant'),
        fc.constantFrom(...DAY_STYLES),
        (value, language, style) => {
          const shown = formatDay(value, language, style);
          expect(readTypedDay(shown, { today: '2026-05-11' })).toEqual({ ok: true, day: value });
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('the end of a financial year', () => {
  it.each<Row>([
    ['03-31', 'en-US', 'month_day_year', 'Mar 31'],
    ['03-31', 'en-US', 'day_month_year', '31 Mar'],
    ['03-31', 'zh-Hant', 'month_day_year', '3月31日'],
    ['02-29', 'en-US', 'iso', '02-29'],
  ])('%s in %s as %s is %s', (monthDay, language, style, text) => {
    expect(formatMonthDay(monthDay, language, style)).toBe(text);
  });
});

describe('a month', () => {
  it.each<Row>([
    ['2026-03', 'en-US', 'month_day_year', 'Mar 2026'],
    ['2026-03', 'en-US', 'iso', '2026-03'],
    ['2026-12', 'zh-Hant', 'day_month_year', '2026年12月'],
    ['2026-13', 'en-US', 'month_day_year', '13 2026'],
  ])('%s in %s as %s is %s', (month, language, style, text) => {
    expect(formatMonth(month, language, style)).toBe(text);
  });

  it.each([
    ['04', 'en-US', 'Apr'],
    ['04', 'zh-Hant', '4月'],
    ['12', 'zh-Hant', '12月'],
  ] as const)('%s on an axis in %s is %s', (month, language, text) => {
    expect(formatShortMonth(month, language)).toBe(text);
  });
});

it('the day of an instant is the day on the device’s calendar', () => {
  const noon = new Date(2026, 2, 3, 12);
  expect(dayOfInstant(noon.toISOString())).toBe('2026-03-03');
  expect(dayOfInstant(new Date(2026, 0, 1, 0, 0, 1).toISOString())).toBe('2026-01-01');
  expect(dayOfInstant(new Date(2026, 11, 31, 23, 59, 59).toISOString())).toBe('2026-12-31');
});
