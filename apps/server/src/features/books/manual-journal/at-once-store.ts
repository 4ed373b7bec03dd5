import { type RawBuilder, sql } from 'kysely';
import { entrance } from '../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { type EntryRow, entryColumns, type OpenedBooks } from '../ledger/index.ts';
import type { CheckedJournal } from './check-journal.ts';
import { SERIES } from './post-journals.ts';

/** Represents a journal's number in the texts of its entries until the series has given it. */
export const NUMBER_TO_COME = '#';

const DIGITS = 4;

/** A checked journal with its entries, the books it was checked against and the answer to keep for a repeated call. */
export interface AtOnce {
  call: CompanyCall;
  books: OpenedBooks;
  journal: CheckedJournal & { id: string };
  /** The first of `rows`. */
  entry: EntryRow;
  rows: readonly EntryRow[];
  answer: unknown;
}

type Value = string | bigint | number | Buffer | null;

/**
 * Does whole calls in one statement and one transaction: the keys of the calls, the numbers, the entries,
 * the journals' records and the kept answers. All have the caller and the books of the first one. Null if the database
 * refuses: the books have changed, a key was used before, or a guard or foreign key is violated.
 */
export async function insertAtOnce(
  { call: { companyId, actor, userId, database }, books }: AtOnce,
  group: readonly AtOnce[],
): Promise<{ number: string; entryNumber: bigint }[] | null> {
  const of = (type: string, pick: (one: AtOnce) => Value): RawBuilder<unknown> =>
    sql`${group.map(pick)}::${sql.raw(type)}[]`;
  const journals = group.flatMap(({ rows }, index) => rows.map(() => index + 1));
  const at = new Date(Math.max(...group.map(({ call: { now } }) => now.getTime())));
  const statement = sql<{ number: string; entryNumber: bigint }>`
    select journal_number as number, entry_number as "entryNumber" from post_journals(
      ${entrance(companyId, actor)},
      ${books.lockedThrough}, ${books.takenOver}, ${books.incorporated}, ${books.chartVersion},
      ${of('text', ({ call }) => call.once?.key ?? null)}, ${of('bytea', ({ call }) => call.once?.requestHash ?? null)},
      ${of('jsonb', ({ answer }) => JSON.stringify(answer))}, ${SERIES}, ${DIGITS}, ${sql.join([
        of('uuid', ({ journal }) => journal.id),
        of('date', ({ journal }) => journal.date),
        of('text', ({ journal }) => journal.narration),
        of('text', ({ journal }) => journal.reference),
        of('bigint', ({ journal }) => journal.totalMinor),
        of('date', ({ journal }) => journal.reverseOn),
        of('uuid', ({ entry }) => entry.id),
        of('uuid', ({ rows }) => rows[1]?.id ?? null),
      ])}, ${journals}::integer[],
      ${userId}, ${at}, ${entryColumns(group.flatMap(({ rows }) => rows))})`;
  try {
    return (await statement.execute(database.queries)).rows;
  } catch (error) {
    if (isRefusal(error)) return null;
    throw error;
  }
}

/** SQLSTATE classes: rules of Folio, violated constraints, values that a column cannot hold. */
const REFUSALS = ['FO', '23', '22'];

function isRefusal(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    REFUSALS.includes(error.code.slice(0, 2))
  );
}
