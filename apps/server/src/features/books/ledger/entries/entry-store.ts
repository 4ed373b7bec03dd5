import { type JournalEntry, journalNumberOf } from '@folio/ledger';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { JournalEntry as StoredEntry } from '../../../../platform/database/types.gen.ts';
import { type EntryRow, entryColumns } from './entry-columns-sql.ts';
import { entryKindOf, sourceTypeOf, toLine } from './stored.ts';

/**
 * The first assigned number, or the reason nothing was written: the chart changed since its version, or a day is
 * locked.
 */
export type InsertedEntries =
  | { refused: null; firstNumber: bigint }
  | { refused: 'chart' | 'locked'; lockedThrough: string | null };

/**
 * Writes entries with their lines and updates the head of the journal in one statement, for any number of entries.
 * `chartVersion` is the version they were checked against; null when the caller holds the lock on the journal. `record`
 * inserts what the entries are of.
 */
export async function insertEntries(
  tx: CompanyTransaction,
  rows: readonly EntryRow[],
  by: { userId: string; at: Date; chartVersion: bigint | null },
  record?: RawBuilder<unknown>,
): Promise<InsertedEntries> {
  const withRecord = record === undefined ? sql`` : sql`with record as (${record})`;
  const { rows: answers } = await sql<{
    refused: 'chart' | 'locked' | null;
    lockedThrough: string | null;
    firstNumber: bigint;
  }>`
    ${withRecord} select refused, locked_through as "lockedThrough", first_number as "firstNumber"
      from post_entries(${tx.companyId}, ${by.userId}, ${by.at}, ${by.chartVersion}, ${entryColumns(rows)})`.execute(
    tx.queries,
  );
  const [answer] = answers;
  if (answer === undefined) throw new Error('the company has no journal: its chart was never installed');
  return answer;
}

/** First day of the month (UTC) of an instant: the month of recording that balances are kept by. */
export function monthOf(at: Date): string {
  return `${at.toISOString().slice(0, 7)}-01`;
}

/** A posted entry of the pure ledger, with the columns the database adds. */
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

/** Entries with their lines, by number, after `after`, at most `limit`. */
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

/**
 * The entry with its texts character by character. The embedded engine's client drops a byte order mark at the start
 * of a text it reads, but not inside JSON.
 */
export async function readTextsExactly(tx: CompanyTransaction, { id, entry }: PostedEntry): Promise<JournalEntry> {
  const { rows } = await sql<{ texts: { number: string; narration: string; descriptions: string[] } }>`
    select jsonb_build_object('number', entry.source_number, 'narration', entry.narration, 'descriptions',
             (select jsonb_agg(line.description order by line.line_no) from journal_line line
               where line.company_id = entry.company_id and line.entry_id = entry.id)) as texts
      from journal_entry entry where entry.company_id = ${tx.companyId} and entry.id = ${id}`.execute(tx.queries);
  const texts = rows[0]?.texts;
  if (texts === undefined) return entry;
  const { number, narration, descriptions } = texts;
  const lines = entry.lines.map((line, index) => ({ ...line, description: descriptions[index] ?? line.description }));
  return { ...entry, number, narration, lines };
}

export async function entriesOfSource(tx: CompanyTransaction, sourceId: string): Promise<PostedEntry[]> {
  const entries = await tx.queries
    .selectFrom('journal_entry')
    .selectAll()
    .where('company_id', '=', tx.companyId)
    .where('source_id', '=', sourceId)
    .orderBy('number')
    .execute();
  return withLines(tx, entries);
}

export async function entriesById(tx: CompanyTransaction, ids: readonly string[]): Promise<PostedEntry[]> {
  const entries = await tx.queries
    .selectFrom('journal_entry')
    .selectAll()
    .where('company_id', '=', tx.companyId)
    .where('id', 'in', ids)
    .orderBy('number')
    .execute();
  return withLines(tx, entries);
}

/** Entries of revaluation runs in effect that revalued a document, oldest first. */
export async function revaluationRunsOn(tx: CompanyTransaction, documentRef: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select entry.id from journal_entry entry
     where entry.company_id = ${tx.companyId} and entry.source_type = 'fx_revaluation' and entry.reverses_id is null
       and entry.id in (select line.entry_id from journal_line line
                         where line.company_id = ${tx.companyId} and line.document_ref = ${documentRef})
       and not exists (select from journal_entry back where back.company_id = entry.company_id and back.reverses_id = entry.id)
     order by entry.number`.execute(tx.queries);
  return rows.map(({ id }) => id);
}
