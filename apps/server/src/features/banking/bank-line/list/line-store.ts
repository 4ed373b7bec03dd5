import { sql } from 'kysely';
import { type CompanyTransaction, holdJournal } from '../../../../platform/database/transaction.ts';
import type { LockedHead } from '../../../books/ledger/index.ts';
import type { StoredLine } from '../stored-line.ts';
import { selectForCoding, selectLines } from './line-select-store.ts';

export async function readLine(tx: CompanyTransaction, id: string): Promise<StoredLine | null> {
  return (await selectLines(tx, sql`line.id = ${id}`, sql``, 'all'))[0] ?? null;
}

/**
 * The line with all its candidates. It and the end of the journal are locked until the transaction ends: in this order,
 * because a posting that marks lines whose suggestion no longer holds would otherwise wait for a line of a transaction
 * that waits for the journal.
 */
export async function lockLine(tx: CompanyTransaction, id: string): Promise<StoredLine | null> {
  await holdJournal(tx);
  return (await selectLines(tx, sql`line.id = ${id}`, sql`for update of line`, 'all'))[0] ?? null;
}

/** The same with the head of the journal, in one statement. */
export async function lockLineAndHead(
  tx: CompanyTransaction,
  id: string,
): Promise<{ line: StoredLine; head: LockedHead } | null> {
  await holdJournal(tx);
  return selectForCoding(tx, id);
}

/** The given lines, each with its best candidate. */
export async function readLines(tx: CompanyTransaction, ids: readonly string[]): Promise<StoredLine[]> {
  if (ids.length === 0) return [];
  return selectLines(tx, sql`line.id = any(${[...ids]}::uuid[])`, sql`order by line.date, line.line_no, line.id`);
}

/** Lines in a currency that are not yet coded and whose amount is within a range, newest first. */
export async function readToDoBetween(
  tx: CompanyTransaction,
  { currency, amounts: [least, most] }: { currency: string; amounts: readonly [bigint, bigint] },
): Promise<StoredLine[]> {
  return selectLines(
    tx,
    sql`account.currency = ${currency} and line.amount_minor between ${least} and ${most}
        and line.state in ('unreviewed', 'suggested')`,
    sql`order by line.date desc, line.line_no limit 2000`,
    'none',
  );
}
