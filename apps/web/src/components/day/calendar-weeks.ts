import { addDays, type Day, daysBetween, startOfMonth } from '@folio/ledger/calendar';

/** A Sunday to count weekdays from. */
const SUNDAY: Day = '2023-01-01';

/** The six weeks, Sunday first, that show the month of a day. */
export function weeksOf(day: Day): Day[][] {
  const first = startOfMonth(day);
  const weekday = ((daysBetween(SUNDAY, first) % 7) + 7) % 7;
  const start = addDays(first, -weekday);
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, at) => addDays(start, week * 7 + at)));
}
