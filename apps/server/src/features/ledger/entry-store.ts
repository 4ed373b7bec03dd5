import { type JournalEntry, type JournalLineDraft, journalNumberOf } from '@folio/ledger';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { JournalEntry as StoredEntry } from '../../platform/database/types.gen.ts';
import { entryKindOf, sourceTypeOf, toLine } from './stored.ts';

/** An entry to insert, already numbered and chained. */
export interface EntryRow {
  id: string;
  number: bigint;
  entry: JournalEntry;
  previousHash: string;
  hash: string;
  bankLineId: string | null;
  reversesId: string | null;
}

type Value = string | bigint | number | boolean | null;

/** One column of many rows as a PostgreSQL array, for `unnest`. */
function column<Row>(rows: readonly Row[], type: string, pick: (row: Row) => Value): RawBuilder<unknown> {
  return sql`${rows.map(pick)}::${sql.raw(type)}[]`;
}

/** Writes entries with their lines and moves the head: two statements, however many entries there are. */
export async function insertEntries(
  tx: CompanyTransaction,
  rows: readonly EntryRow[],
  by: { userId: string; at: Date },
): Promise<void> {
  const last = rows.at(-1);
  if (last === undefined) return;
  await sql`
    with head as (update journal_head set last_number = ${last.number}, last_hash = ${last.hash}
                   where company_id = ${tx.companyId})
    insert into journal_entry (company_id, posted_by, posted_at, id, number, date, kind, source_type, source_id,
                               source_number, bank_line_id, narration, reverses_id, line_count, previous_hash, hash)
    select ${tx.companyId}::uuid, ${by.userId}::uuid, ${by.at}::timestamptz, entry.*
      from unnest(${column(rows, 'uuid', (row) => row.id)}, ${column(rows, 'bigint', (row) => row.number)},
                  ${column(rows, 'date', ({ entry }) => entry.date)}, ${column(rows, 'text', ({ entry }) => entry.kind)},
                  ${column(rows, 'text', ({ entry }) => entry.sourceType)}, ${column(rows, 'uuid', ({ entry }) => entry.sourceRef)},
                  ${column(rows, 'text', ({ entry }) => entry.number)}, ${column(rows, 'uuid', (row) => row.bankLineId)},
                  ${column(rows, 'text', ({ entry }) => entry.narration)}, ${column(rows, 'uuid', (row) => row.reversesId)},
                  ${column(rows, 'integer', ({ entry }) => entry.lines.length)},
                  ${column(rows, 'text', (row) => row.previousHash)}, ${column(rows, 'text', (row) => row.hash)}) as entry`.execute(
    tx.queries,
  );
  await insertLines(tx, rows);
}

interface NumberedLine {
  row: EntryRow;
  line: JournalLineDraft;
  lineNo: number;
}

async function insertLines(tx: CompanyTransaction, rows: readonly EntryRow[]): Promise<void> {
  const lines = rows.flatMap((row) =>
    row.entry.lines.map((line, index): NumberedLine => ({ row, line, lineNo: index + 1 })),
  );
  await sql`
    insert into journal_line (company_id, entry_id, line_no, date, entry_number, closing, account_code, debit_minor,
                              credit_minor, currency, foreign_minor, rate, contact_id, document_ref, tax_code, description)
    select ${tx.companyId}::uuid, line.*
      from unnest(${column(lines, 'uuid', ({ row }) => row.id)}, ${column(lines, 'integer', ({ lineNo }) => lineNo)},
                  ${column(lines, 'date', ({ row }) => row.entry.date)}, ${column(lines, 'bigint', ({ row }) => row.number)},
                  ${column(lines, 'boolean', ({ row }) => row.entry.kind === 'closing')},
                  ${column(lines, 'text', ({ line }) => line.accountCode)}, ${column(lines, 'bigint', ({ line }) => line.debitMinor)},
                  ${column(lines, 'bigint', ({ line }) => line.creditMinor)}, ${column(lines, 'text', ({ line }) => line.currency)},
                  ${column(lines, 'bigint', ({ line }) => line.foreignAmountMinor)}, ${column(lines, 'numeric', ({ line }) => line.rate)},
                  ${column(lines, 'uuid', ({ line }) => line.contactId)}, ${column(lines, 'uuid', ({ line }) => line.documentRef)},
                  ${column(lines, 'text', ({ line }) => line.taxCode)}, ${column(lines, 'text', ({ line }) => line.description)}) as line`.execute(
    tx.queries,
  );
}

/** A posted entry as the pure ledger knows it, with what the database adds. */
export interface PostedEntry {
  id: string;
  number: bigint;
  entry: JournalEntry;
  previousHash: string;
  hash: string;
  reversesId: string | null;
  bankLineId: string | null;
}

async function withLines(tx: CompanyTransaction, entries: readonly Selectable<StoredEntry>[]): Promise<PostedEntry[]> {
  if (entries.length === 0) return [];
  const ids = entries.map((entry) => entry.id);
  const lines = await tx.queries
    .selectFrom('journal_line')
    .selectAll()
    .where('company_id', '=', tx.companyId)
    .where('entry_id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('entry_number')
    .orderBy('line_no')
    .execute();
  const byEntry = Map.groupBy(lines, (line) => line.entry_id);
  return entries.map((entry) => ({
    id: entry.id,
    number: entry.number,
    previousHash: entry.previous_hash,
    hash: entry.hash,
    reversesId: entry.reverses_id,
    bankLineId: entry.bank_line_id,
    entry: {
      journalNumber: journalNumberOf(Number(entry.number)),
      date: entry.date,
      kind: entryKindOf(entry.kind),
      sourceType: sourceTypeOf(entry.source_type),
      sourceRef: entry.source_id,
      number: entry.source_number,
      narration: entry.narration,
      lines: (byEntry.get(entry.id) ?? []).map(toLine),
    },
  }));
}

/** Entries with their lines, in order of number, from `after` on, at most `limit`. */
export async function readEntriesAfter(tx: CompanyTransaction, after: bigint, limit: number): Promise<PostedEntry[]> {
  const entries = await tx.queries
    .selectFrom('journal_entry')
    .selectAll()
    .where('company_id', '=', tx.companyId)
    .where('number', '>', after)
    .orderBy('number')
    .limit(limit)
    .execute();
  return withLines(tx, entries);
}

/** What a record posted, oldest first: its own entries and what took them back. */
export async function readEntriesOfSource(tx: CompanyTransaction, sourceId: string): Promise<PostedEntry[]> {
  const entries = await tx.queries
    .selectFrom('journal_entry')
    .selectAll()
    .where('company_id', '=', tx.companyId)
    .where('source_id', '=', sourceId)
    .orderBy('number')
    .execute();
  return withLines(tx, entries);
}

export async function readEntries(tx: CompanyTransaction, ids: readonly string[]): Promise<PostedEntry[]> {
  if (ids.length === 0) return [];
  const entries = await tx.queries
    .selectFrom('journal_entry')
    .selectAll()
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', ids)
    .orderBy('number')
    .execute();
  return withLines(tx, entries);
}

/** Those of the given entries that were taken back already. */
export async function reversedAmong(tx: CompanyTransaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx.queries
    .selectFrom('journal_entry')
    .select('reverses_id')
    .where('company_id', '=', tx.companyId)
    .where('reverses_id', 'in', ids)
    .execute();
  return new Set(rows.flatMap((row) => row.reverses_id ?? []));
}
