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

/** One column of many rows as a PostgreSQL array. */
function column<Row>(rows: readonly Row[], type: string, pick: (row: Row) => Value): RawBuilder<unknown> {
  return sql`${rows.map(pick)}::${sql.raw(type)}[]`;
}

/**
 * Writes entries, moves the head and writes their lines: two statements, however many entries there are. `outgrown` says that
 * the database should count its rows again.
 */
export async function insertEntries(
  tx: CompanyTransaction,
  rows: readonly EntryRow[],
  by: { userId: string; at: Date; outgrown: boolean },
): Promise<void> {
  if (rows.length === 0) return;
  const of = (type: string, pick: (row: EntryRow) => Value) => column(rows, type, pick);
  await sql`select insert_entries(${tx.companyId}, ${by.userId}, ${by.at}, ${sql.join([
    of('uuid', (row) => row.id),
    of('bigint', (row) => row.number),
    of('date', ({ entry }) => entry.date),
    of('text', ({ entry }) => entry.kind),
    of('text', ({ entry }) => entry.sourceType),
    of('uuid', ({ entry }) => entry.sourceRef),
    of('text', ({ entry }) => entry.number),
    of('uuid', (row) => row.bankLineId),
    of('text', ({ entry }) => entry.narration),
    of('uuid', (row) => row.reversesId),
    of('integer', ({ entry }) => entry.lines.length),
    of('text', (row) => row.previousHash),
    of('text', (row) => row.hash),
  ])})`.execute(tx.queries);
  // Between the two: the lines' guards and foreign keys look the entries up.
  if (by.outgrown) await refreshStatistics(tx);
  await insertLines(tx, rows);
}

/** Lets the database count its rows again: it plans by them. */
async function refreshStatistics(tx: CompanyTransaction): Promise<void> {
  await sql`select refresh_ledger_statistics()`.execute(tx.queries);
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
  const of = (type: string, pick: (line: NumberedLine) => Value) => column(lines, type, pick);
  await sql`select insert_lines(${tx.companyId}, ${sql.join([
    of('uuid', ({ row }) => row.id),
    of('integer', ({ lineNo }) => lineNo),
    of('date', ({ row }) => row.entry.date),
    of('bigint', ({ row }) => row.number),
    of('boolean', ({ row }) => row.entry.kind === 'closing'),
    of('text', ({ line }) => line.accountCode),
    of('bigint', ({ line }) => line.debitMinor),
    of('bigint', ({ line }) => line.creditMinor),
    of('text', ({ line }) => line.currency),
    of('bigint', ({ line }) => line.foreignAmountMinor),
    of('numeric', ({ line }) => line.rate),
    of('uuid', ({ line }) => line.contactId),
    of('uuid', ({ line }) => line.documentRef),
    of('text', ({ line }) => line.taxCode),
    of('text', ({ line }) => line.description),
  ])})`.execute(tx.queries);
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
