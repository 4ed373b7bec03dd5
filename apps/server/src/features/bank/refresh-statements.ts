import { addDays, type Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readBooks } from '../ledger/index.ts';
import { bookBalance, firstDay, readProgress, writeStatementState } from './statement-store.ts';

/**
 * Brings the state of an account's statements from a day on up to date. A statement is reconciled when all its lines are
 * done and the difference is nil. Book balance less what is outstanding is the book balance before the first statement plus
 * every linked line, so that is what the closing balance is compared with.
 */
export async function refreshStatements(
  tx: CompanyTransaction,
  account: { id: string; code: string; currency: string },
  from: Day,
): Promise<void> {
  const first = await firstDay(tx, account.id);
  if (first === null) return;
  const { baseCurrency } = await readBooks(tx);
  const foreign = account.currency !== baseCurrency;
  const before = await bookBalance(tx, { code: account.code, foreign }, addDays(first, -1));
  for (const statement of await readProgress(tx, account.id, from)) {
    const difference = statement.closingMinor - before - statement.codedMinor;
    const state = statement.toDo === 0 && difference === 0n ? 'reconciled' : 'to_review';
    if (state !== statement.state) await writeStatementState(tx, statement.id, state);
  }
}
