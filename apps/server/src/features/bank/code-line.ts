import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { lockLine, writeCoding } from './line-store.ts';
import { refreshStatements } from './refresh-statements.ts';
import { periodEndOf } from './statement-store.ts';
import { type Coding, isToDo, type StoredLine } from './stored-line.ts';

/** The line, locked, when nobody has coded it yet. */
export async function openLine(tx: CompanyTransaction, id: string): Promise<StoredLine> {
  const line = await lockLine(tx, id);
  if (line === null) throw new Refusal('not_found');
  if (!isToDo(line)) throw new Refusal('line_already_reconciled');
  return line;
}

/** Keeps what a line was coded to and brings its statement's state up to date. */
export async function keepCoding(
  tx: CompanyTransaction,
  line: StoredLine,
  set: { state: StoredLine['state']; coded: Coding | null; entryId: string | null },
): Promise<void> {
  await writeCoding(tx, line.id, set);
  const account = { id: line.bankAccountId, code: line.accountCode, currency: line.currency };
  await refreshStatements(tx, account, await periodEndOf(tx, line.statementId));
}

/** One text in one row, as entries and records carry it. */
export function wordsOf(line: StoredLine): string {
  const words = line.description.replace(/\s+/g, ' ').trim();
  return (words || line.payee || line.date).slice(0, 300);
}

export const NOT_POSTED = { posted: false, moneyId: null, mirrorLineId: null } as const;
