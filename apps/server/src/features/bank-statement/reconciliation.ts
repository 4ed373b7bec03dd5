import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  type ComparedStatement,
  findCompared,
  type LineTotals,
  type OutstandingEntry,
  readLineTotals,
  readOutstanding,
} from './reconciliation-store.ts';
import { bookBalance } from './statement-store.ts';

/** A statement beside the books at its end. Amounts in the account's currency and sense: what a card owes is negative. */
export interface Reconciliation {
  statement: ComparedStatement;
  totals: LineTotals;
  bookMinor: bigint;
  /** In the books and not on the statement; `amountMinor` positive for what both lists are of. */
  outstandingPayments: OutstandingEntry[];
  outstandingReceipts: OutstandingEntry[];
  /** Book balance + outstanding payments - outstanding receipts - closing balance. */
  differenceMinor: bigint;
  /** Opening + received - spent = closing. */
  arithmeticHolds: boolean;
  /** All lines are done and the difference is nil. */
  proved: boolean;
}

/**
 * The reconciliation of a statement. A payment the bank showed before the books did stands among the outstanding payments with
 * its sign turned, so that the two always add up. Throws `not_found`.
 */
export async function reconciliationOf(tx: CompanyTransaction, statementId: string): Promise<Reconciliation> {
  const statement = await findCompared(tx, statementId);
  if (statement === null) throw new Refusal('not_found');
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
