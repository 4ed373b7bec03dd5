import type { PlannedInstalment } from './planned-instalments.ts';
import type { BalanceKind } from './terms.ts';

/** The two accounts of a schedule. */
export interface ScheduleAccounts {
  kind: BalanceKind;
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
 * Cr income; accrual Dr expense, Cr liability. A negative amount, left by a credit note, is posted the other way round,
 * and so is the amount of a new loan: Dr the account that received it, Cr liability.
 */
export function scheduleSides(accounts: ScheduleAccounts, amountMinor: bigint): [ScheduleSide, ScheduleSide] {
  const expense = accounts.kind === 'prepayment' || accounts.kind === 'accrual';
  const debit = expense ? accounts.resultAccount : accounts.balanceAccount;
  const credit = expense ? accounts.balanceAccount : accounts.resultAccount;
  const amount = amountMinor < 0n ? -amountMinor : amountMinor;
  const [to, from] = amountMinor < 0n ? [credit, debit] : [debit, credit];
  return [
    { account: to, debitMinor: amount, creditMinor: 0n },
    { account: from, debitMinor: 0n, creditMinor: amount },
  ];
}

/**
 * The sides that post an instalment: Dr liability its capital, Dr expense its interest, Cr the account that pays. Negative
 * amounts are on the other side.
 */
export function instalmentSides(
  { balanceAccount, resultAccount }: Omit<ScheduleAccounts, 'kind'>,
  paymentAccount: string,
  { capitalMinor, interestMinor }: Omit<PlannedInstalment, 'dueOn'>,
): ScheduleSide[] {
  const debits: [string, bigint][] = [
    [balanceAccount, capitalMinor],
    [resultAccount, interestMinor],
    [paymentAccount, -capitalMinor - interestMinor],
  ];
  return debits.flatMap(([account, minor]): ScheduleSide[] => {
    if (minor === 0n) return [];
    return [{ account, debitMinor: minor > 0n ? minor : 0n, creditMinor: minor < 0n ? -minor : 0n }];
  });
}
