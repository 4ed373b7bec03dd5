import { type Day, endOfMonth, occurrences } from '../calendar/index.ts';
import { checkPeriod, MAX_SCHEDULE_MONTHS } from './terms.ts';

/** How often a journal is repeated. */
export const JOURNAL_RHYTHMS = ['month', 'quarter', 'year'] as const;
export type JournalRhythm = (typeof JOURNAL_RHYTHMS)[number];

const MONTHS = { month: 1, quarter: 3, year: 12 } as const;

/**
 * The days on which a journal is repeated, the first and the last day of the period included. A first day that ends its
 * month means the end of every month; another day that a month does not have means its last day. Throws what
 * `checkPeriod` throws.
 */
export function repeatedDays({ every, from, to }: { every: JournalRhythm; from: Day; to: Day }): Day[] {
  checkPeriod({ from, to });
  const rule = { unit: 'month', every: MONTHS[every], startsOn: from, endsOn: null } as const;
  const days = occurrences(rule, from, MAX_SCHEDULE_MONTHS);
  return (from === endOfMonth(from) ? days.map(endOfMonth) : days).filter((day) => day <= to);
}
