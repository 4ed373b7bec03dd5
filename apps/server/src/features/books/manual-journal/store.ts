import { type ManualJournalDraft, manualJournalDraft, manualJournalState } from '@folio/contract';
import type { Day } from '@folio/ledger';
import { type Selectable, sql } from 'kysely';
import type { z } from 'zod';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import type { ManualJournal } from '../../../platform/database/types.gen.ts';
import type { LedgerCall, Posted } from '../ledger/index.ts';
import type { CheckedJournal } from './check-journal.ts';

/** A journal with the results of posting it; `reversal` only where it reverses itself on a later day. */
export interface PostedJournal extends Omit<CheckedJournal, 'lines' | 'number'> {
  id: string;
  number: string;
  entry: Posted;
  reversal: Posted | null;
}

export type JournalState = z.infer<typeof manualJournalState>;

/** A manual journal as stored; `draft` only until it is posted. */
export interface StoredJournal {
  id: string;
  number: string | null;
  state: JournalState;
  date: Day | null;
  narration: string;
  reference: string;
  totalMinor: bigint | null;
  reverseOn: Day | null;
  draft: ManualJournalDraft | null;
  version: number;
  entryId: string | null;
  reversalEntryId: string | null;
  updatedAt: Date;
}

/** Columns that copy the values that lists need from a draft. */
export interface DraftColumns {
  date: Day | null;
  narration: string;
  reference: string;
  totalMinor: bigint | null;
  reverseOn: Day | null;
}

export function toJournal(
  row: Omit<Selectable<ManualJournal>, 'company_id' | 'created_by' | 'created_at'>,
): StoredJournal {
  return {
    id: row.id,
    number: row.number,
    state: manualJournalState.parse(row.state),
    date: row.date,
    narration: row.narration,
    reference: row.reference,
    totalMinor: row.total_minor,
    reverseOn: row.reverse_on,
    draft: row.draft === null ? null : manualJournalDraft.parse(row.draft),
    version: row.version,
    entryId: row.entry_id,
    reversalEntryId: row.reversal_entry_id,
    updatedAt: new Date(row.updated_at),
  };
}

/** One journal, or null; `lock` locks the row until the end of the transaction. */
export async function readJournal(tx: CompanyTransaction, id: string, lock = false): Promise<StoredJournal | null> {
  const query = tx.queries.selectFrom('manual_journal').selectAll().where(ownRow(tx, id));
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? null : toJournal(row);
}

function columnsOf(columns: DraftColumns) {
  return {
    date: columns.date,
    narration: columns.narration,
    reference: columns.reference,
    total_minor: columns.totalMinor,
    reverse_on: columns.reverseOn,
  };
}

export async function insertDraft(
  tx: CompanyTransaction,
  { userId, now }: LedgerCall,
  draft: ManualJournalDraft,
  columns: DraftColumns,
): Promise<string> {
  const row = await tx.queries
    .insertInto('manual_journal')
    .values({
      company_id: tx.companyId,
      state: 'draft',
      ...columnsOf(columns),
      draft: JSON.stringify(draft),
      created_by: userId,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateDraft(
  tx: CompanyTransaction,
  { now }: LedgerCall,
  id: string,
  draft: ManualJournalDraft,
  columns: DraftColumns,
): Promise<void> {
  await tx.queries
    .updateTable('manual_journal')
    .set({ ...columnsOf(columns), draft: JSON.stringify(draft), version: sql`version + 1`, updated_at: now })
    .where(ownRow(tx, id))
    .execute();
}

/** Replaces the draft with its entry. */
export async function markPosted(tx: CompanyTransaction, { now }: LedgerCall, journal: PostedJournal): Promise<void> {
  await tx.queries
    .updateTable('manual_journal')
    .set({
      number: journal.number,
      state: 'posted',
      ...columnsOf(journal),
      draft: null,
      version: sql`version + 1`,
      entry_id: journal.entry.id,
      reversal_entry_id: journal.reversal?.id ?? null,
      updated_at: now,
    })
    .where(ownRow(tx, journal.id))
    .execute();
}

export async function markReversed(
  tx: CompanyTransaction,
  { now }: LedgerCall,
  id: string,
  entryId: string,
): Promise<void> {
  await tx.queries
    .updateTable('manual_journal')
    .set({ state: 'reversed', reversal_entry_id: entryId, version: sql`version + 1`, updated_at: now })
    .where(ownRow(tx, id))
    .execute();
}

/** Inserts the records of any number of posted journals in one statement. */
export async function insertPosted(
  tx: CompanyTransaction,
  { userId, now }: LedgerCall,
  journals: readonly PostedJournal[],
): Promise<void> {
  const of = (type: string, pick: (journal: PostedJournal) => string | bigint | null) =>
    sql`${journals.map(pick)}::${sql.raw(type)}[]`;
  await sql`
    insert into manual_journal (company_id, state, created_by, created_at, updated_at, id, number, date, narration, reference,
                                total_minor, reverse_on, entry_id, reversal_entry_id)
    select ${tx.companyId}, 'posted', ${userId}, ${now}, ${now}, journal.* from unnest(${sql.join([
      of('uuid', (journal) => journal.id),
      of('text', (journal) => journal.number),
      of('date', (journal) => journal.date),
      of('text', (journal) => journal.narration),
      of('text', (journal) => journal.reference),
      of('bigint', (journal) => journal.totalMinor),
      of('date', (journal) => journal.reverseOn),
      of('uuid', (journal) => journal.entry.id),
      of('uuid', (journal) => journal.reversal?.id ?? null),
    ])}) as journal`.execute(tx.queries);
}

/** Removes a draft with its list of attachments; the files stay, because files are never deleted. */
export async function deleteDraftRow(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries
    .deleteFrom('manual_journal_attachment')
    .where('company_id', '=', tx.companyId)
    .where('manual_journal_id', '=', id)
    .execute();
  await tx.queries.deleteFrom('manual_journal').where(ownRow(tx, id)).execute();
}

/** Those of the numbers that a journal already has. */
export async function takenNumbers(tx: CompanyTransaction, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set();
  const { rows } = await sql<{ number: string }>`
    select number from manual_journal where company_id = ${tx.companyId} and number = any(${[...numbers]}::text[])`.execute(
    tx.queries,
  );
  return new Set(rows.map((row) => row.number));
}

/** Those of the ids that are contacts of the company. */
export async function knownContacts(tx: CompanyTransaction, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: string }>`
    select id from contact where company_id = ${tx.companyId} and id = any(${[...ids]}::uuid[])`.execute(tx.queries);
  return new Set(rows.map((row) => row.id));
}
