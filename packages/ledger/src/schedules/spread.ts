import { at } from '../assert.ts';
import { type Day, daysBetween, daysInMonth, endOfMonth, monthsOf, partsOf } from '../calendar/index.ts';
import { LedgerIssue } from '../fault.ts';
import { checkPeriod, type ScheduleTerms, type SpreadMethod } from './terms.ts';

/** What falls due at the end of a calendar month. */
export interface PlannedLine {
  /** Last day of the month. */
  dueOn: Day;
  amountMinor: bigint;
}

/** A month and its integer weight among the months of its period. */
export interface MonthWeight {
  dueOn: Day;
  weight: bigint;
}

/** A multiple of 28, 29, 30 and 31, so that a part of any month is a whole number. */
const WHOLE_MONTH = 377_580n;

/** The months of a period with their weights. Throws what `checkPeriod` throws. */
export function monthWeights({ from, to, method }: Omit<ScheduleTerms, 'amountMinor'>): MonthWeight[] {
  checkPeriod({ from, to });
  return monthsOf({ from, to }).map((month) => ({
    dueOn: endOfMonth(month.to),
    weight: weightOf(month.from, daysBetween(month.from, month.to) + 1, method),
  }));
}

function weightOf(day: Day, days: number, method: SpreadMethod): bigint {
  if (method === 'full_months') return 1n;
  if (method === 'days') return BigInt(days);
  const { year, month } = partsOf(day);
  return (BigInt(days) * WHOLE_MONTH) / BigInt(daysInMonth(year, month));
}

/**
 * An amount shared out by weight: each line is its exact share without the fraction of a minor unit, and the last line
 * takes the remainder, so that the lines add up to the amount. Lines of zero are left out.
 */
export function shareOut(amountMinor: bigint, months: readonly MonthWeight[]): PlannedLine[] {
  if (months.length === 0) return [];
  const total = months.reduce((sum, { weight }) => sum + weight, 0n);
  const lines = months.map(({ dueOn, weight }) => ({ dueOn, amountMinor: (amountMinor * weight) / total }));
  const shared = lines.reduce((sum, line) => sum + line.amountMinor, 0n);
  const last = at(lines, lines.length - 1);
  last.amountMinor += amountMinor - shared;
  return lines.filter((line) => line.amountMinor !== 0n);
}

/**
 * The lines of a new schedule. Throws `amount_not_positive` unless the amount is above zero, and what `checkPeriod`
 * throws.
 */
export function spread(terms: ScheduleTerms): PlannedLine[] {
  if (terms.amountMinor <= 0n) throw new LedgerIssue('amount_not_positive', { found: String(terms.amountMinor) });
  return shareOut(terms.amountMinor, monthWeights(terms));
}
