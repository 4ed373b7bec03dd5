import { sql } from 'kysely';
import type { CompanyTransaction } from '../../../../../platform/database/transaction.ts';
import { type ArchiveRow, type Column, type ColumnKind, SQL_TYPES } from '../tables/columns.ts';
import type { ArchiveTable } from '../tables/table.ts';

/** Columns taken from the row. Columns for persons stay empty, and columns that name entries are filled later. */
function written(table: ArchiveTable, late: boolean): Column[] {
  return table.columns.filter(({ name, kind }) => kind !== 'person' && table.late.includes(name) === late);
}

function typed(columns: readonly Column[]): string {
  const types: Readonly<Partial<Record<ColumnKind, string>>> = SQL_TYPES;
  return columns.map(({ name, kind }) => `${name} ${types[kind]}`).join(', ');
}

/** Inserts rows of a table in one statement; their ids are already those of the new company. */
export async function insertRows(
  tx: CompanyTransaction,
  table: ArchiveTable,
  rows: readonly ArchiveRow[],
): Promise<void> {
  // Late columns that may not be empty are inserted now, and written again when the entries are known.
  const columns = [...written(table, false), ...written(table, true).filter(({ nullable }) => !nullable)];
  const names = columns.map(({ name }) => name).join(', ');
  await sql`insert into ${sql.raw(table.name)} (company_id, ${sql.raw(names)})
    select ${tx.companyId}, ${sql.raw(names)} from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(${sql.raw(typed(columns))})`.execute(
    tx.queries,
  );
}

/** Fills the columns that name entries, after these are posted. */
export async function updateLate(
  tx: CompanyTransaction,
  table: ArchiveTable,
  rows: readonly ArchiveRow[],
): Promise<void> {
  const late = written(table, true);
  const columns = [...table.columns.filter(({ name }) => name === 'id'), ...late];
  const sets = late.map(({ name }) => `${name} = row.${name}`).join(', ');
  await sql`update ${sql.raw(table.name)} t set ${sql.raw(sets)}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row(${sql.raw(typed(columns))})
   where t.company_id = ${tx.companyId} and t.id = row.id`.execute(tx.queries);
}

/** Who recorded what and when in the source: the new company's audit trail shows it as imported. */
export interface ImportedFact {
  subject_type: string;
  subject_id: string;
  change: Record<string, unknown>;
}

export async function insertFacts(
  tx: CompanyTransaction,
  by: { userId: string; now: Date },
  facts: readonly ImportedFact[],
): Promise<void> {
  if (facts.length === 0) return;
  await sql`insert into audit_event (company_id, at, user_id, action, subject_type, subject_id, change)
    select ${tx.companyId}, ${by.now}, ${by.userId}, 'imported', fact.subject_type, fact.subject_id, fact.change
      from jsonb_to_recordset(${JSON.stringify(facts)}::jsonb) as fact(subject_type text, subject_id text, change jsonb)`.execute(
    tx.queries,
  );
}

/**
 * The new company's own row: all fields of the archive except the lock date, which is set at the end of the import.
 */
export async function insertCompanyRow(
  queries: CompanyTransaction['queries'],
  row: ArchiveRow,
  columns: readonly Column[],
): Promise<string> {
  const kept = columns.filter(({ name }) => name !== 'locked_through' && name !== 'created_at');
  const names = kept.map(({ name }) => name).join(', ');
  const { rows } = await sql<{ id: string }>`insert into company (${sql.raw(names)})
    select ${sql.raw(names)} from jsonb_to_recordset(${JSON.stringify([row])}::jsonb) as row(${sql.raw(typed(kept))}) returning id`.execute(
    queries,
  );
  const [made] = rows;
  if (made === undefined) throw new Error('no company was made');
  return made.id;
}

/** Deactivates accounts again: they had to be active while their entries were posted. */
export async function deactivate(tx: CompanyTransaction, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await tx.queries
    .updateTable('ledger_account')
    .set({ active: false })
    .where('company_id', '=', tx.companyId)
    .where('code', 'in', codes)
    .execute();
}

/** The file hashes of all documents the company has a row of. */
export async function storedFiles(tx: CompanyTransaction): Promise<string[]> {
  const rows = await tx.queries
    .selectFrom('stored_file')
    .select('sha256')
    .where('company_id', '=', tx.companyId)
    .execute();
  return rows.map((row) => row.sha256);
}
