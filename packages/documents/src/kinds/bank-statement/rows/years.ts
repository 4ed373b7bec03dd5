import { addDays, isCalendarDay, isoDate, isoOf } from '../../../values/date.ts';
import type { PlacedDate } from './row-dates.ts';

/** The period that a statement covers, as far as it is printed. */
export interface Covered {
  readonly start: string | null;
  readonly end: string | null;
  /** A year printed anywhere on the pages, for use when there is no date with a year. */
  readonly anyYear: number | null;
}

/** Some statements are dated a little before their last lines. */
const DAYS_AFTER_END = 40;

/**
 * The ISO date of a line. A date without a year takes the statement's year, or the year before when that would be
 * after the statement.
 */
export function lineDate(date: PlacedDate, covered: Covered): string | null {
  if (date.year !== null) return isoOf(date);
  const endYear = covered.end === null ? covered.anyYear : Number(covered.end.slice(0, 4));
  if (endYear === null) return null;
  const limit = covered.end === null ? null : addDays(covered.end, DAYS_AFTER_END);
  const same = isoDate(endYear, date.month, date.day);
  const year = limit !== null && same > limit ? endYear - 1 : endYear;
  return isCalendarDay(year, date.month, date.day) ? isoDate(year, date.month, date.day) : null;
}
