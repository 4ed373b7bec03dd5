import { addDays, daysBetween } from '@folio/ledger/calendar';

/** A month on the axis: its first day, and where it lies, in percent of the whole. */
export interface Month {
  day: string;
  left: number;
  width: number;
}

export interface Axis {
  months: Month[];
  /** Where days lie on it, in percent. */
  place: (start: string, end: string) => { left: number; width: number };
}

const leastMonths = 6;

/** The months from the first day of the spans to the last, whole; at least half a year, so that one month is no whole. Pure. */
export function axisOf(spans: readonly { start: string; end: string }[]): Axis {
  const days = spans.flatMap(({ start, end }) => [start, end]).toSorted();
  const earliest = `${(days[0] ?? '2000-01-01').slice(0, 7)}-01`;
  const end = nextMonth(days.at(-1) ?? earliest);
  const usual = monthsBefore(end, leastMonths);
  const first = usual < earliest ? usual : earliest;
  const whole = daysBetween(first, end);
  const percent = (count: number) => (100 * count) / whole;
  const months: Month[] = [];
  for (let day = first; day < end; day = nextMonth(day))
    months.push({ day, left: percent(daysBetween(first, day)), width: percent(daysBetween(day, nextMonth(day))) });
  return {
    months,
    place: (from, to) => ({
      left: percent(daysBetween(first, from)),
      width: percent(daysBetween(from, addDays(to, 1))),
    }),
  };
}

function nextMonth(day: string): string {
  const [year = 2000, month = 1] = day.split('-').map(Number);
  return month === 12 ? `${year + 1}-01-01` : `${year}-${String(month + 1).padStart(2, '0')}-01`;
}

function monthsBefore(day: string, count: number): string {
  const [year = 2000, month = 1] = day.split('-').map(Number);
  const months = year * 12 + month - 1 - count;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}-01`;
}
