import {
  addDays,
  type Day,
  endOfMonth,
  type FinancialYearEnd,
  financialYearOf,
  startOfMonth,
} from '../calendar/index.ts';

export type ClosePeriodKind = 'month' | 'year';

/** A calendar month or a financial year that is closed; both days are part of it. */
export interface ClosePeriod {
  readonly kind: ClosePeriodKind;
  readonly start: Day;
  readonly end: Day;
}

/** The period of a kind that ends on a day; null if none ends then. */
export function closePeriodEnding(kind: ClosePeriodKind, end: Day, yearEnd: FinancialYearEnd): ClosePeriod | null {
  const start = kind === 'month' ? startOfMonth(end) : financialYearOf(end, yearEnd).start;
  const last = kind === 'month' ? endOfMonth(end) : financialYearOf(end, yearEnd).end;
  return last === end ? { kind, start, end } : null;
}

/** The last period of a kind that is over on a day. */
export function lastPeriodOver(kind: ClosePeriodKind, today: Day, yearEnd: FinancialYearEnd): ClosePeriod {
  const start = kind === 'month' ? startOfMonth(today) : financialYearOf(today, yearEnd).start;
  return periodOf(kind, addDays(start, -1), yearEnd);
}

/** The period of the same kind before this one. */
export function periodBefore({ kind, start }: ClosePeriod, yearEnd: FinancialYearEnd): ClosePeriod {
  return periodOf(kind, addDays(start, -1), yearEnd);
}

function periodOf(kind: ClosePeriodKind, day: Day, yearEnd: FinancialYearEnd): ClosePeriod {
  if (kind === 'month') return { kind, start: startOfMonth(day), end: endOfMonth(day) };
  return { kind, ...financialYearOf(day, yearEnd) };
}

/** The parts of the books whose sums a close needs. */
export const CLOSE_PARTS = ['earlier', 'year', 'period', 'compared'] as const;

export type ClosePart = (typeof CLOSE_PARTS)[number];

/** Inclusive days of a part; `from` null means since the books began. A part without days has `from` after `to`. */
export interface CloseRange {
  readonly from: Day | null;
  readonly to: Day;
}

/**
 * The days of each part: `earlier` before the financial year in which the period begins; `year` from there to the day
 * before the period; `period`; and `compared`, the period before.
 */
export function closeRanges(period: ClosePeriod, yearEnd: FinancialYearEnd): Readonly<Record<ClosePart, CloseRange>> {
  const yearStart = financialYearOf(period.start, yearEnd).start;
  const before = periodBefore(period, yearEnd);
  return {
    earlier: { from: null, to: addDays(yearStart, -1) },
    year: { from: yearStart, to: addDays(period.start, -1) },
    period: { from: period.start, to: period.end },
    compared: { from: before.start, to: before.end },
  };
}
