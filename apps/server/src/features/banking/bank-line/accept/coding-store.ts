import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';
import { countCoded } from '../../bank-statement/index.ts';
import type { Coding, StoredLine } from '../stored-line.ts';

export interface KeptCoding {
  state: 'matched' | 'classified' | 'excluded';
  coded: Coding;
  /** Entries whose bank side is this line. If the line posted an entry, it comes first. */
  entryIds: readonly string[];
}

/** Keeps what an open line was coded to and the entries whose bank side it is, and counts it in its statement. */
export async function writeCoding(tx: CompanyTransaction, line: StoredLine, kept: KeptCoding): Promise<void> {
  const { state, coded, entryIds } = kept;
  const ids = [...entryIds];
  await sql`
    with coded as (
      update bank_line
         set state = ${state}, coded = ${JSON.stringify(coded)}::jsonb, entry_id = ${ids[0] ?? null}::uuid, candidates = '[]',
             names = '{}', stale = false, version = version + 1
       where company_id = ${tx.companyId} and id = ${line.id}),
    linked as (
      insert into bank_line_link (company_id, bank_line_id, bank_account_id, entry_id)
      select ${tx.companyId}, ${line.id}, ${line.bankAccountId}, entry_id from unnest(${ids}::uuid[]) as entry_id)
    ${countCoded(tx, { line, entryIds, moves: state !== 'excluded' })}`.execute(tx.queries);
}

/** An open line again: its candidates are worked out again. */
export async function writeOpened(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries
    .updateTable('bank_line')
    .set({
      state: 'unreviewed',
      coded: null,
      entry_id: null,
      candidates: '[]',
      names: [],
      stale: true,
      version: sql`version + 1`,
    })
    .where(ownRow(tx, id))
    .execute();
}

/** Answers the entries it was linked to. */
export async function unlinkEntries(tx: CompanyTransaction, lineId: string): Promise<string[]> {
  const rows = await tx.queries
    .deleteFrom('bank_line_link')
    .where('company_id', '=', tx.companyId)
    .where('bank_line_id', '=', lineId)
    .returning('entry_id')
    .execute();
  return rows.map((row) => row.entry_id);
}

/** The lines that are the bank's side of any of these entries. */
export async function linesLinkedTo(tx: CompanyTransaction, entryIds: readonly string[]): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const rows = await tx.queries
    .selectFrom('bank_line_link')
    .select('bank_line_id')
    .distinct()
    .where('company_id', '=', tx.companyId)
    .where('entry_id', 'in', [...entryIds])
    .execute();
  return rows.map((row) => row.bank_line_id);
}

/** The documents whose open amounts these entries moved. */
export async function documentsMovedBy(tx: CompanyTransaction, entryIds: readonly string[]): Promise<string[]> {
  if (entryIds.length === 0) return [];
  const { rows } = await sql<{ ref: string }>`
    select distinct document_ref as ref from journal_line
     where company_id = ${tx.companyId} and entry_id = any(${[...entryIds]}::uuid[]) and document_ref is not null`.execute(
    tx.queries,
  );
  return rows.map((row) => row.ref);
}
