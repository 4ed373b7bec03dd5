import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  type ComparedStatement,
  findCompared,
  type LineTotals,
  type OutstandingEntry,
  readLineTotals,
  readOutstanding,
} from './reconciliation-store.ts';
import { bookBalance } from './statements.ts';

/**
 * A statement compared with the books on its end date. Amounts are in the account's currency and sign: a card debt is
 * negative.
 */
export interface Reconciliation {
  statement: ComparedStatement;
  totals: LineTotals;
  bookMinor: bigint;
  /**
   * In the books but not on the statement. `amountMinor` is positive in both lists for entries of the list's kind.
   */
  outstandingPayments: OutstandingEntry[];
  outstandingReceipts: OutstandingEntry[];
  /** Book balance + outstanding payments - outstanding receipts - closing balance. */
  differenceMinor: bigint;
  /** Opening + received - spent = closing. */
  arithmeticHolds: boolean;
  /** True if all lines are done and the difference is zero. */
  proved: boolean;
}

/**
 * Calculates the reconciliation of a statement. A payment that the bank showed before the books did is included in
 * the outstanding payments with the opposite sign, so that the reconciliation always adds up. Throws `not_found`.
 */
export async function reconciliationOf(tx: CompanyTransaction, statementId: string): Promise<Reconciliation> {
  const statement = await findCompared(tx, statementId);
  if (statement === null) throw new DomainError('not_found');
  const totals = await readLineTotals(tx, statementId);
  const account = { code: statement.accountCode, foreign: statement.foreign };
  const bookMinor = await bookBalance(tx, account, statement.periodEnd);
  const outstanding = await readOutstanding(tx, statement);
  const isPayment = ({ amountMinor, date }: OutstandingEntry) => amountMinor < 0n === date <= statement.periodEnd;
  const outstandingPayments = outstanding
    .filter(isPayment)
    .map((entry) => ({ ...entry, amountMinor: -entry.amountMinor }));
  const outstandingReceipts = outstanding.filter((entry) => !isPayment(entry));
  const sum = (entries: readonly OutstandingEntry[]) => entries.reduce((total, entry) => total + entry.amountMinor, 0n);
  const differenceMinor = bookMinor + sum(outstandingPayments) - sum(outstandingReceipts) - statement.closingMinor;
  return {
    statement,
    totals,
    bookMinor,
    outstandingPayments,
    outstandingReceipts,
    differenceMinor,
    arithmeticHolds: statement.openingMinor + totals.receivedMinor - totals.spentMinor === statement.closingMinor,
    proved: totals.toDo === 0 && differenceMinor === 0n,
  };
}
