import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import {
  countLines,
  existsBefore,
  insertStatement,
  type NewStatement,
  readPageOfStatements,
  type StatementRow,
  sumBooks,
} from './statement-store.ts';

/** The balance of an account in the books at the end of a day, in the account's own currency. */
export function bookBalance(
  tx: CompanyTransaction,
  account: { code: string; foreign: boolean },
  upTo: Day,
): Promise<bigint> {
  return sumBooks(tx, account, upTo);
}

/** How many lines of an account are still to do and how many are coded. */
export async function countStates(
  tx: CompanyTransaction,
  bankAccountId: string,
): Promise<{ toDo: number; coded: number; all: number }> {
  const { toDo, all } = await countLines(tx, bankAccountId);
  return { toDo, all, coded: all - toDo };
}

/** Whether the account has a statement that ends before a day. */
export function hasStatementBefore(tx: CompanyTransaction, bankAccountId: string, periodEnd: Day): Promise<boolean> {
  return existsBefore(tx, bankAccountId, periodEnd);
}

/** Adds a statement that waits for review, and returns its id. Its lines are added by the caller. */
export function addStatement(tx: CompanyTransaction, statement: NewStatement): Promise<string> {
  return insertStatement(tx, statement);
}

/** An account's statements, newest first. */
export function pageOfStatements(
  tx: CompanyTransaction,
  bankAccountId: string,
  page: { limit: number; offset: number },
): Promise<{ rows: StatementRow[]; total: number }> {
  return readPageOfStatements(tx, bankAccountId, page);
}
