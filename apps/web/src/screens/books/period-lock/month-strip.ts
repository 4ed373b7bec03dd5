import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  endOfMonth,
  financialYearOf,
  startOfMonth,
  type YearRule,
} from '@folio/ledger/calendar';

/** A month of the chart; the percentages are shares of its days, counted from its first day. */
export interface StripMonth {
  first: Day;
  /** Locked at present. */
  lockedPercent: number;
  /** Locked after the planned change. */
  nextPercent: number;
  /** Position of today in the month; null in every other month. */
  todayPercent: number | null;
}

export interface StripYear {
  end: Day;
  months: StripMonth[];
}

interface StripInput {
  lockedThrough: Day | null;
  /** The planned lock date; equal to `lockedThrough` if no change is planned. */
  next: Day | null;
  today: Day;
  yearRule: YearRule;
}

const whole = 100;

/** The last and the current financial year, month by month: what is locked, what would be, and where today is. */
export function stripYears({ lockedThrough, next, today, yearRule }: StripInput): StripYear[] {
  const running = financialYearOf(today, yearRule);
  const last = financialYearOf(addDays(running.start, -1), yearRule);
  return [last, running].map(({ start, end }) => ({
    end,
    months: monthsBetween(start, end).map((first) => ({
      first,
      lockedPercent: shareUpTo(first, lockedThrough),
      nextPercent: shareUpTo(first, next),
      todayPercent: startOfMonth(today) === first ? shareUpTo(first, today) : null,
    })),
  }));
}

/**
 * First days of the calendar months a year touches; a year that ends in mid-month shares two of them with its
 * neighbours.
 */
function monthsBetween(start: Day, end: Day): Day[] {
  const months: Day[] = [];
  for (let first = startOfMonth(start); first <= end; first = addMonths(first, 1)) months.push(first);
  return months;
}

function shareUpTo(first: Day, day: Day | null): number {
  if (day === null || day < first) return 0;
  const last = endOfMonth(first);
  if (day >= last) return whole;
  return Math.round((whole * (daysBetween(first, day) + 1)) / (daysBetween(first, last) + 1));
}

export type StripState = 'locked' | 'open' | 'part' | 'willLock' | 'willOpen';

export function stateOf({ lockedPercent, nextPercent }: StripMonth): StripState {
  if (nextPercent > lockedPercent) return 'willLock';
  if (nextPercent < lockedPercent) return 'willOpen';
  if (lockedPercent === whole) return 'locked';
  return lockedPercent === 0 ? 'open' : 'part';
}
