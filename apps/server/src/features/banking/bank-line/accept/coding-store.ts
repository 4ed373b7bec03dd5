import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';
import type { Coding, StoredLine } from '../stored-line.ts';

/** Keeps what a line was coded to; an open line's candidates are worked out again. */
export async function writeCoding(
  tx: CompanyTransaction,
  id: string,
  set: { state: StoredLine['state']; coded: Coding | null; entryId: string | null },
): Promise<void> {
  await tx.queries
    .updateTable('bank_line')
    .set({
      state: set.state,
      coded: set.coded === null ? null : JSON.stringify(set.coded),
      entry_id: set.entryId,
      candidates: '[]',
      names: [],
      stale: set.coded === null,
      version: sql`version + 1`,
    })
    .where(ownRow(tx, id))
    .execute();
}

/** The line is the bank's side of these entries. */
export async function linkEntries(
  tx: CompanyTransaction,
  line: { id: string; bankAccountId: string },
  entryIds: readonly string[],
): Promise<void> {
  if (entryIds.length === 0) return;
  const values = entryIds.map((entryId) => ({
    company_id: tx.companyId,
    bank_line_id: line.id,
    bank_account_id: line.bankAccountId,
    entry_id: entryId,
  }));
  await tx.queries.insertInto('bank_line_link').values(values).execute();
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
