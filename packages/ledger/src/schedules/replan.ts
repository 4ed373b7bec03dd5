import { addDays, type Day, endOfMonth } from '../calendar/index.ts';
import { LedgerIssue } from '../fault.ts';
import { monthWeights, type PlannedLine, shareOut } from './spread.ts';
import type { ScheduleTerms } from './terms.ts';

/**
 * The lines of a schedule that are not posted, under changed terms: a shorter or longer period, or an amount that a
 * credit note reduced. Posted lines stay as they are, and their months get no second line. What is left of the amount is
 * shared out among the other months by the method. If the period has none, the rest falls due in one line, in the first
 * month from the new end on that has no posted line. The rest is negative where more was posted than the amount is now.
 *
 * Throws what `checkPeriod` throws.
 */
export function replan(terms: ScheduleTerms, posted: readonly PlannedLine[]): PlannedLine[] {
  const months = monthWeights(terms);
  const taken = new Set(posted.map(({ dueOn }) => dueOn));
  const restMinor = posted.reduce((rest, line) => rest - line.amountMinor, terms.amountMinor);
  if (restMinor === 0n) return [];
  const free = months.filter(({ dueOn }) => !taken.has(dueOn));
  if (free.length > 0) return shareOut(restMinor, free);
  return [{ dueOn: monthForRest(terms.to, taken), amountMinor: restMinor }];
}

/** The terms of a schedule that ends on a day: what is left falls due by the end of that month. */
export function endEarly<T extends Pick<ScheduleTerms, 'from' | 'to'>>(terms: T, on: Day): T {
  if (on > terms.to) throw new LedgerIssue('bad_date_order', { from: on, to: terms.to });
  return { ...terms, to: on < terms.from ? terms.from : on };
}

function monthForRest(to: Day, taken: ReadonlySet<Day>): Day {
  let month = endOfMonth(to);
  while (taken.has(month)) month = endOfMonth(addDays(month, 1));
  return month;
}
