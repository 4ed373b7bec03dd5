import { addDays, addMonths, type Day, daysBetween, endOfMonth, type Period, startOfMonth } from '@folio/ledger';

/** The period to compare with: the one before of the same length (whole months stay whole), or the same a year earlier. */
export function comparePeriod(period: Period, compare: 'none' | 'previous_period' | 'previous_year'): Period[] {
  if (compare === 'none') return [];
  if (compare === 'previous_year') return [{ from: yearEarlier(period.from), to: yearEarlier(period.to) }];
  const wholeMonths = period.from === startOfMonth(period.from) && period.to === endOfMonth(period.to);
  const to = addDays(period.from, -1);
  if (!wholeMonths) return [{ from: addDays(to, -daysBetween(period.from, period.to)), to }];
  let months = 1;
  while (addMonths(period.from, months) <= period.to) months++;
  return [{ from: addMonths(period.from, -months), to }];
}

export function compareDay(asAt: Day, compare: 'none' | 'previous_month_end' | 'previous_year'): Day[] {
  if (compare === 'none') return [];
  return [compare === 'previous_year' ? yearEarlier(asAt) : addDays(startOfMonth(asAt), -1)];
}

/** The end of a February stays the end of a February. */
function yearEarlier(day: Day): Day {
  const earlier = addMonths(day, -12);
  return day === endOfMonth(day) ? endOfMonth(earlier) : earlier;
}
