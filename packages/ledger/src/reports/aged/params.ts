import { type Account, accountByRole, type Chart } from '../../accounts/index.ts';
import type { Day } from '../../calendar/index.ts';

export type AgedSide = 'receivable' | 'payable';

/**
 * - `periodDays`, `periodCount`: length and number of the overdue periods, the last one open-ended (30 days and 4: 1-30,
 *   31-60, 61-90, over 90). At least 1 day and 2 periods.
 * - `contacts`: ids; absent for all.
 */
export interface AgedParams {
  readonly side: AgedSide;
  readonly asAt: Day;
  readonly ageBy: 'due_date' | 'invoice_date';
  readonly periodDays?: number | undefined;
  readonly periodCount?: number | undefined;
  readonly contacts?: readonly string[] | undefined;
}

/** Days after the due or invoice date, both inclusive; `toDays` null: all older ones. */
export interface AgedPeriod {
  readonly fromDays: number;
  readonly toDays: number | null;
}

/** The overdue periods, youngest first. By invoice date the youngest starts at the day itself. Throws a `RangeError` for fewer. */
export function agedPeriods(params: Pick<AgedParams, 'ageBy' | 'periodDays' | 'periodCount'>): AgedPeriod[] {
  const { ageBy, periodDays = 30, periodCount = 4 } = params;
  if (!Number.isInteger(periodDays) || !Number.isInteger(periodCount) || periodDays < 1 || periodCount < 2)
    throw new RangeError(`Aged periods of ${periodDays} days, ${periodCount} of them`);
  return Array.from({ length: periodCount }, (_, index) => ({
    fromDays: index === 0 && ageBy === 'invoice_date' ? 0 : index * periodDays + 1,
    toDays: index === periodCount - 1 ? null : (index + 1) * periodDays,
  }));
}

/** The account the report must agree with. */
export function controlAccountOf(side: AgedSide, chart: Chart): Account {
  return accountByRole(chart, side === 'receivable' ? 'accounts_receivable' : 'accounts_payable');
}
