import { LedgerIssue } from '../fault.ts';
import { addDays, type Day, daysBetween, daysInMonth, makeDay, partsOf } from './day.ts';

/** Last day of the financial year as 'MM-DD', e.g. '03-31'. '02-29' (or '02-28') means the last day of February. */
export type FinancialYearEnd = string;

/** An inclusive range of days. */
export interface Period {
  readonly from: Day;
  readonly to: Day;
}

/** True for 'MM-DD' of a day that exists in some year. */
export function isFinancialYearEnd(text: string): boolean {
  const match = /^(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const month = Number(match[1]);
  const dayOfMonth = Number(match[2]);
  return month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(2024, month);
}

/** The financial year end that falls in a calendar year. Throws `bad_financial_year_end`. */
export function yearEndIn(year: number, financialYearEnd: FinancialYearEnd): Day {
  if (!isFinancialYearEnd(financialYearEnd))
    throw new LedgerIssue('bad_financial_year_end', { found: financialYearEnd });
  const month = Number(financialYearEnd.slice(0, 2));
  const dayOfMonth = Number(financialYearEnd.slice(3, 5));
  const last = daysInMonth(year, month);
  return makeDay(year, month, month === 2 && dayOfMonth >= 28 ? last : dayOfMonth);
}

/** The twelve months ending on the year end that contain a day. */
export function twelveMonthsAround(day: Day, financialYearEnd: FinancialYearEnd): { start: Day; end: Day } {
  const { year } = partsOf(day);
  const endThisYear = yearEndIn(year, financialYearEnd);
  const endYear = day <= endThisYear ? year : year + 1;
  return {
    start: addDays(yearEndIn(endYear - 1, financialYearEnd), 1),
    end: yearEndIn(endYear, financialYearEnd),
  };
}

/** A leap day makes no period longer than the one a year earlier. */
const LEAP_DAYS = 1;

/** True if figures of the two periods are not entirely comparable, because one has more days. */
export function isOfOtherLength(one: Period, other: Period): boolean {
  return Math.abs(daysBetween(one.from, one.to) - daysBetween(other.from, other.to)) > LEAP_DAYS;
}
