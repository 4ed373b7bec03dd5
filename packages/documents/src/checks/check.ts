/**
 * Closed list of arithmetic checks.
 * - `statement_balance`: opening + deposits - withdrawals = closing
 * - `running_balance`: a printed running balance follows from the lines above it (`found` is printed, `expected`
 *   computed)
 * - `summary_balance`: the summary of accounts states the closing balance of an account (`found` is the summary's)
 * - `evidence`: what arithmetic cannot prove: a row whose day or direction could be different (`found` and `expected`
 *   are its amount), or rows that belong to no account (how many were read, how many there are)
 * - `totals`: subtotal - discount + service + tax (+ rounding) = total
 * - `items_sum`: item amounts add up to the subtotal (or the total)
 * - `item_amount`: quantity x price = amount
 * - `amount_due`: total - prepaid = amount due
 * - `embedded_total`: the embedded data and the printed page agree on the total
 * - `dates_order`: the due date is not before the issue date
 */
export type CheckCode =
  | 'statement_balance'
  | 'running_balance'
  | 'summary_balance'
  | 'evidence'
  | 'totals'
  | 'items_sum'
  | 'item_amount'
  | 'amount_due'
  | 'embedded_total'
  | 'dates_order';

/** The outcome of one check. `found` and `expected` are decimal strings (ISO dates for `dates_order`). */
export interface Check {
  readonly code: CheckCode;
  readonly holds: boolean;
  readonly found: string;
  readonly expected: string;
  /** Index into `Reading.statements`, for checks of a bank statement. */
  readonly statement?: number;
  /** Index into the statement's lines or the reading's items, for checks of one row. */
  readonly row?: number;
}

/** Result: 0..1; 1 without checks. */
export function shareThatHolds(checks: readonly Check[]): number {
  return checks.length === 0 ? 1 : checks.filter((check) => check.holds).length / checks.length;
}
