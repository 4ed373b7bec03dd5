import {
  type AccountingYears,
  addDays,
  addMonths,
  type Day,
  daysBetween,
  endOfMonth,
  type Period,
  partsOf,
  startOfMonth,
  yearBefore,
  yearContaining,
  yearEnding,
} from '@folio/ledger';

/**
 * The periods to compare with, nearest first: each the one before of the same length (whole months stay whole), or the same a
 * year earlier. A year of the company is compared with the year before it, whatever the length of both.
 */
export function comparePeriods(
  period: Period,
  { compare, count = 1, years }: Compared<'none' | 'previous_period' | 'previous_year'>,
): Period[] {
  if (compare === 'none') return [];
  const periods: Period[] = [];
  let last = period;
  while (periods.length < count) {
    last = compare === 'previous_year' ? yearEarlier(last, years) : periodBefore(last);
    periods.push(last);
  }
  return periods;
}

function yearEarlier({ from, to }: Period, years: AccountingYears): Period {
  const year = yearEnding(to, years);
  if (year?.from === from) return yearBefore(year, years);
  return { from: dayYearEarlier(from, 1), to: dayYearEarlier(to, 1) };
}

function periodBefore(period: Period): Period {
  const wholeMonths = period.from === startOfMonth(period.from) && period.to === endOfMonth(period.to);
  const to = addDays(period.from, -1);
  if (!wholeMonths) return { from: addDays(to, -daysBetween(period.from, period.to)), to };
  const [first, last] = [partsOf(period.from), partsOf(period.to)];
  const months = (last.year - first.year) * 12 + last.month - first.month + 1;
  return { from: addMonths(period.from, -months), to };
}

/** How to compare, how often, and what decides the years of the company. */
export interface Compared<Choice> {
  compare: Choice;
  count?: number | undefined;
  years: AccountingYears;
}

export type CompareDays = 'none' | 'previous_month_end' | 'previous_quarter_end' | 'previous_year';

/**
 * The days to compare a balance with, nearest first: ends of the months or quarters before, or the same day of earlier years. The
 * last day of a year of the company is compared with the last days of the years before it.
 */
export function compareDays(asAt: Day, { compare, count = 1, years }: Compared<CompareDays>): Day[] {
  if (compare === 'none') return [];
  if (compare === 'previous_year' && yearEnding(asAt, years) !== null) return yearEndsBefore(asAt, count, years);
  return Array.from({ length: count }, (_, index) => earlierDay(asAt, compare, index + 1));
}

function yearEndsBefore(asAt: Day, count: number, years: AccountingYears): Day[] {
  const ends: Day[] = [];
  for (let year = yearContaining(asAt, years); ends.length < count; ends.push(year.to)) year = yearBefore(year, years);
  return ends;
}

function earlierDay(asAt: Day, compare: Exclude<CompareDays, 'none'>, steps: number): Day {
  if (compare === 'previous_year') return dayYearEarlier(asAt, steps);
  if (compare === 'previous_month_end') return addDays(addMonths(startOfMonth(asAt), 1 - steps), -1);
  return addDays(addMonths(startOfQuarter(asAt), 3 * (1 - steps)), -1);
}

function startOfQuarter(day: Day): Day {
  return addMonths(startOfMonth(day), -((partsOf(day).month - 1) % 3));
}

/** The end of a February stays the end of a February. */
function dayYearEarlier(day: Day, years: number): Day {
  const earlier = addMonths(day, -12 * years);
  return day === endOfMonth(day) ? endOfMonth(earlier) : earlier;
}
