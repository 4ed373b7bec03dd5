import { addDays, addMonths, type Day } from '../calendar/index.ts';
import { LedgerIssue } from '../fault.ts';

/**
 * What a schedule does each month. `prepayment`: from an asset account to an expense. `deferred_income`: from a liability
 * account to an income. `accrual`: an expense against a liability account; a day after its last month reverses the whole.
 */
export const SCHEDULE_KINDS = ['prepayment', 'deferred_income', 'accrual'] as const;
export type ScheduleKind = (typeof SCHEDULE_KINDS)[number];

/** What holds something of a balance. `loan`: a liability account that each instalment reduces by its capital. */
export type BalanceKind = ScheduleKind | 'loan';

/**
 * How an amount is shared out among calendar months. `equal_months`: each whole month the same, a month that the period
 * covers in part by its days. `days`: by the days of the period in the month. `full_months`: each month that the period
 * touches the same.
 */
export const SPREAD_METHODS = ['equal_months', 'days', 'full_months'] as const;
export type SpreadMethod = (typeof SPREAD_METHODS)[number];

/** The longest period: 50 years. */
export const MAX_SCHEDULE_MONTHS = 600;

/** An amount in minor units, and the period that it belongs to, first and last day included. */
export interface ScheduleTerms {
  amountMinor: bigint;
  from: Day;
  to: Day;
  method: SpreadMethod;
}

/**
 * Throws `bad_date_order` if the period ends before it starts, `schedule_too_long` if it is longer than 50 years, and
 * `bad_day` for a day that the calendar does not have.
 */
export function checkPeriod({ from, to }: { from: Day; to: Day }): void {
  if (addDays(to, 0) < addDays(from, 0)) throw new LedgerIssue('bad_date_order', { from, to });
  const last = addDays(addMonths(from, MAX_SCHEDULE_MONTHS), -1);
  if (to > last) throw new LedgerIssue('schedule_too_long', { from, to, last });
}
