import type { Account, Chart } from '../accounts/index.ts';
import { absolute } from '../money/index.ts';
import { changeOf } from '../reports/percent.ts';
import { accountSchedules, type CloseSums, totalOf } from './schedule.ts';

/** From which change on an account is reviewed: both have to be reached. */
export interface MovementThresholds {
  /** Tenths of a percent of the compared figure. */
  readonly tenthsOfPercent: number;
  readonly amountMinor: bigint;
}

/** An account whose figure changed much. Amounts in base minor units, debit positive. */
export interface ReviewedMovement {
  readonly account: Account;
  /** Of the period before for income and expenses; the opening balance for others. */
  readonly comparedMinor: bigint;
  /** Of the period for income and expenses; the closing balance for others. */
  readonly currentMinor: bigint;
  readonly changeMinor: bigint;
  /** One decimal; null if the compared figure is zero. */
  readonly percent: string | null;
}

/**
 * The accounts to review, the largest change first: income and expenses against the period before, balance sheet
 * accounts against their opening balance. What follows from other accounts (earnings) is left out.
 */
export function reviewedMovements(sums: CloseSums, chart: Chart, thresholds: MovementThresholds): ReviewedMovement[] {
  const results = chart.accounts
    .filter(({ type }) => type === 'revenue' || type === 'expense')
    .map((account) => movementOf(account, netIn(sums, 'compared', account), netIn(sums, 'period', account)));
  const balances = accountSchedules(sums, chart)
    .filter(({ account }) => account.systemRole !== 'current_year_earnings')
    .map(({ account, openingMinor, closingMinor }) => movementOf(account, openingMinor, closingMinor));
  return [...results, ...balances]
    .filter((movement) => isReviewed(movement, thresholds))
    .sort((one, other) => compareChange(one, other));
}

function netIn(sums: CloseSums, part: 'compared' | 'period', { code }: Account): bigint {
  const { debitMinor, creditMinor } = totalOf([sums[part].get(code)]);
  return debitMinor - creditMinor;
}

function movementOf(account: Account, comparedMinor: bigint, currentMinor: bigint): ReviewedMovement {
  const { amountMinor, percent } = changeOf(currentMinor, comparedMinor);
  return { account, comparedMinor, currentMinor, changeMinor: amountMinor, percent };
}

function isReviewed({ changeMinor, comparedMinor }: ReviewedMovement, thresholds: MovementThresholds): boolean {
  const size = absolute(changeMinor);
  if (size === 0n || size < thresholds.amountMinor) return false;
  return size * 1000n >= BigInt(thresholds.tenthsOfPercent) * absolute(comparedMinor);
}

function compareChange(one: ReviewedMovement, other: ReviewedMovement): number {
  const [left, right] = [absolute(one.changeMinor), absolute(other.changeMinor)];
  if (left !== right) return left > right ? -1 : 1;
  return one.account.code < other.account.code ? -1 : 1;
}
