import { financialYearOf, type YearRule } from './accounting-years.ts';
import { addDays, addMonths, type Day, endOfMonth, makeDay, partsOf, startOfMonth } from './day.ts';
import type { Period } from './financial-year.ts';

/** Periods that move with the calendar, in the order of menus. */
export const PERIOD_PRESETS = [
  'this_month',
  'last_month',
  'this_quarter',
  'last_quarter',
  'financial_year_to_date',
  'this_financial_year',
  'last_financial_year',
] as const;
export type PeriodPreset = (typeof PERIOD_PRESETS)[number];

function monthOf(day: Day): Period {
  return { from: startOfMonth(day), to: endOfMonth(day) };
}

function quarterOf(day: Day): Period {
  const { year, month } = partsOf(day);
  const from = makeDay(year, month - ((month - 1) % 3), 1);
  return { from, to: endOfMonth(addMonths(from, 2)) };
}

/** The days of a preset, seen from `todayIs`. Quarters are calendar quarters. */
export function periodOfPreset(preset: PeriodPreset, todayIs: Day, yearRule: YearRule): Period {
  const year = financialYearOf(todayIs, yearRule);
  switch (preset) {
    case 'this_month':
      return monthOf(todayIs);
    case 'last_month':
      return monthOf(addDays(startOfMonth(todayIs), -1));
    case 'this_quarter':
      return quarterOf(todayIs);
    case 'last_quarter':
      return quarterOf(addDays(quarterOf(todayIs).from, -1));
    case 'financial_year_to_date':
      return { from: year.start, to: todayIs };
    case 'this_financial_year':
      return { from: year.start, to: year.end };
    case 'last_financial_year': {
      const last = financialYearOf(addDays(year.start, -1), yearRule);
      return { from: last.start, to: last.end };
    }
  }
}

function later(a: Day, b: Day): Day {
  if (a < b) return b;
  return a;
}

function earlier(a: Day, b: Day): Day {
  if (a > b) return b;
  return a;
}

/** The calendar months a period touches, as 'YYYY-MM' with the first and last day that fall inside the period. */
export function monthsOf(period: Period): { month: string; from: Day; to: Day }[] {
  const months: { month: string; from: Day; to: Day }[] = [];
  for (let first = startOfMonth(period.from); first <= period.to; first = addMonths(first, 1)) {
    const last = endOfMonth(first);
    months.push({
      month: first.slice(0, 7),
      from: later(first, period.from),
      to: earlier(last, period.to),
    });
  }
  return months;
}
