import { addDays, type Day, makeDay } from './day.ts';
import type { Period } from './financial-year.ts';
import { occurrences } from './occurrences.ts';
import { type PeriodPreset, periodOfPreset } from './presets.ts';

/** How often something goes out: each week, each month, or in the first month after each calendar quarter. */
export const MAILING_RHYTHMS = ['week', 'month', 'quarter'] as const;
export type MailingRhythm = (typeof MAILING_RHYTHMS)[number];

/**
 * `onDay`: of a week 1 (Monday) to 7; of a month 1 to 31. A day that a month does not have means the last day of that
 * month.
 */
export interface MailingDays {
  readonly rhythm: MailingRhythm;
  readonly onDay: number;
}

/** The first day on or after `from` on which it goes out. */
export function mailingDayFrom({ rhythm, onDay }: MailingDays, from: Day): Day {
  const endsOn = null;
  // January 3, 2000 was a Monday.
  if (rhythm === 'week') return first({ unit: 'week', every: 1, startsOn: makeDay(2000, 1, 2 + onDay), endsOn }, from);
  return first({ unit: 'month', every: rhythm === 'month' ? 1 : 3, startsOn: makeDay(2000, 1, onDay), endsOn }, from);
}

function first(rule: Parameters<typeof occurrences>[0], from: Day): Day {
  return occurrences(rule, from, 1)[0] ?? from;
}

/** The last day on which it was to go out, from the day it waits for (`waitsFor`) up to `today`. */
export function lastMailingDay(days: MailingDays, waitsFor: Day, today: Day): Day {
  let last = waitsFor;
  for (let next = waitsFor; next <= today; next = mailingDayFrom(days, addDays(next, 1))) last = next;
  return last;
}

/** What goes out on a day covers: the month or quarter before, or the seven days before. */
export function coveredPeriod(rhythm: MailingRhythm, on: Day): Period {
  if (rhythm === 'week') return { from: addDays(on, -7), to: addDays(on, -1) };
  return periodOfPreset(rhythm === 'month' ? 'last_month' : 'last_quarter', on, ANY_YEAR_END);
}

/** Months and calendar quarters do not depend on the financial year. */
const ANY_YEAR_END = '12-31';

/**
 * From where the days of a report are seen that goes out on a day. Periods that are over, such as "last month", are seen
 * from that day. The others, such as "this month", are seen from the last covered day and end there: a report that goes
 * out on 5 May shows April, whichever of the two was chosen.
 */
export function viewOnMailingDay(preset: PeriodPreset, on: Day, covered: Period): { day: Day; latest: Day | null } {
  return preset.startsWith('last_') ? { day: on, latest: null } : { day: covered.to, latest: covered.to };
}
