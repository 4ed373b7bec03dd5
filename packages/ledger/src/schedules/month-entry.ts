import type { ScheduleKind } from './terms.ts';

/** The two accounts of a schedule. */
export interface ScheduleAccounts {
  kind: ScheduleKind;
  /** The asset or liability account. */
  balanceAccount: string;
  /** The expense or income account. */
  resultAccount: string;
}

/** One side of an entry; exactly one amount is above zero. */
export interface ScheduleSide {
  account: string;
  debitMinor: bigint;
  creditMinor: bigint;
}

/**
 * The two sides that post an amount of a schedule: prepayment Dr expense, Cr asset; deferred income Dr liability,
 * Cr income; accrual Dr expense, Cr liability. A negative amount, left by a credit note, is posted the other way round.
 */
export function scheduleSides(accounts: ScheduleAccounts, amountMinor: bigint): [ScheduleSide, ScheduleSide] {
  const expense = accounts.kind !== 'deferred_income';
  const debit = expense ? accounts.resultAccount : accounts.balanceAccount;
  const credit = expense ? accounts.balanceAccount : accounts.resultAccount;
  const amount = amountMinor < 0n ? -amountMinor : amountMinor;
  const [to, from] = amountMinor < 0n ? [credit, debit] : [debit, credit];
  return [
    { account: to, debitMinor: amount, creditMinor: 0n },
    { account: from, debitMinor: 0n, creditMinor: amount },
  ];
}
