import { addDays, type Day, endOfMonth, startOfMonth } from '@folio/ledger';

const BEGINNING: Day = '0001-01-01';

/** Splits a range into whole months and the days before and after them. */
export function cutRange(range: { from: Day | null; to: Day }): {
  months: { from: Day; to: Day } | null;
  days: { from: Day; to: Day }[];
} {
  const from = range.from ?? BEGINNING;
  const firstMonth = from === startOfMonth(from) ? from : addDays(endOfMonth(from), 1);
  const lastDay = range.to === endOfMonth(range.to) ? range.to : addDays(startOfMonth(range.to), -1);
  if (firstMonth > lastDay) return { months: null, days: from <= range.to ? [{ from, to: range.to }] : [] };
  const days = [
    { from, to: addDays(firstMonth, -1) },
    { from: addDays(lastDay, 1), to: range.to },
  ];
  return { months: { from: firstMonth, to: lastDay }, days: days.filter((part) => part.from <= part.to) };
}
