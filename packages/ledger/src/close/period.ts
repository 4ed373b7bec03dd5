import {
  type AccountingYears,
  addDays,
  type Day,
  endOfMonth,
  financialYearOf,
  startOfMonth,
  yearContaining,
} from '../calendar/index.ts';

export type ClosePeriodKind = 'month' | 'year';

/** A calendar month or a year that is closed; both days are part of it. */
export interface ClosePeriod {
  readonly kind: ClosePeriodKind;
  readonly start: Day;
  readonly end: Day;
}

/** The period of a kind that ends on a day; null if none ends then. */
export function closePeriodEnding(kind: ClosePeriodKind, end: Day, years: AccountingYears): ClosePeriod | null {
  const period = closePeriodOf(kind, end, years);
  return period.end === end ? period : null;
}

/** The last period of a kind that is over on a day. */
export function lastPeriodOver(kind: ClosePeriodKind, today: Day, years: AccountingYears): ClosePeriod {
  return periodBefore(closePeriodOf(kind, today, years), years);
}

/** The period of the same kind before this one. */
export function periodBefore({ kind, start }: ClosePeriod, years: AccountingYears): ClosePeriod {
  return closePeriodOf(kind, addDays(start, -1), years);
}

/** The period of a kind that contains a day. */
export function closePeriodOf(kind: ClosePeriodKind, day: Day, years: AccountingYears): ClosePeriod {
  if (kind === 'month') return { kind, start: startOfMonth(day), end: endOfMonth(day) };
  const { from, to } = yearContaining(day, years);
  return { kind, start: from, end: to };
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
export function closeRanges(period: ClosePeriod, years: AccountingYears): Readonly<Record<ClosePart, CloseRange>> {
  const yearStart = period.kind === 'year' ? period.start : financialYearOf(period.start, years).start;
  const before = periodBefore(period, years);
  return {
    earlier: { from: null, to: addDays(yearStart, -1) },
    year: { from: yearStart, to: addDays(period.start, -1) },
    period: { from: period.start, to: period.end },
    compared: { from: before.start, to: before.end },
  };
}
