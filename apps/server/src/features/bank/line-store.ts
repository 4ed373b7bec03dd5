import { sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { selectLines } from './line-select.ts';
import type { StoredLine } from './stored-line.ts';

export async function readLine(tx: CompanyTransaction, id: string): Promise<StoredLine | null> {
  return (await selectLines(tx, sql`line.id = ${id}`, sql``, 'all'))[0] ?? null;
}

/** The line with all its candidates, locked to the end of the transaction. */
export async function lockLine(tx: CompanyTransaction, id: string): Promise<StoredLine | null> {
  return (await selectLines(tx, sql`line.id = ${id}`, sql`for update of line`, 'all'))[0] ?? null;
}

/** These lines, each with its best candidate. */
export async function readLines(tx: CompanyTransaction, ids: readonly string[]): Promise<StoredLine[]> {
  if (ids.length === 0) return [];
  return selectLines(tx, sql`line.id = any(${[...ids]}::uuid[])`, sql`order by line.date, line.line_no, line.id`);
}

/** Lines nobody has coded yet of a currency whose amount lies in a range, the newest first. */
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
