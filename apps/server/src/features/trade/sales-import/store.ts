import type { InvoiceType, SalesImportKind } from '@folio/contract';
import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import { type StoredImport, type StoredMapping, type StoredProgress, storedImport } from './stored-import.ts';

const columns = [
  'id',
  'kind',
  'file_name as fileName',
  'rows as table',
  'mapping',
  'state',
  'taken',
  'created_at as createdAt',
] as const;

export async function insertImport(
  tx: CompanyTransaction,
  file: Pick<StoredImport, 'kind' | 'fileName' | 'table' | 'mapping'> & { sha256: string; userId: string; now: Date },
): Promise<string> {
  const row = await tx.queries
    .insertInto('sales_import')
    .values({
      company_id: tx.companyId,
      kind: file.kind,
      file_name: file.fileName,
      sha256: file.sha256,
      rows: JSON.stringify(file.table),
      mapping: JSON.stringify(file.mapping),
      created_by: file.userId,
      created_at: file.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** `lock`: other transactions cannot decide on it until this one ends. */
export async function findImport(tx: CompanyTransaction, id: string, lock = false): Promise<StoredImport | null> {
  const query = tx.queries.selectFrom('sales_import').select(columns).where(ownRow(tx, id));
  const row = await (lock ? query.forUpdate() : query).executeTakeFirst();
  return row === undefined ? null : storedImport.parse(row);
}

/** The same file of the same kind that was imported or is still waiting; null if there is no such file. */
export async function findSameFile(
  tx: CompanyTransaction,
  kind: SalesImportKind,
  sha256: string,
): Promise<StoredImport | null> {
  const row = await tx.queries
    .selectFrom('sales_import')
    .select(columns)
    .where('company_id', '=', tx.companyId)
    .where('kind', '=', kind)
    .where('sha256', '=', sha256)
    .where('state', '<>', 'discarded')
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return row === undefined ? null : storedImport.parse(row);
}

export async function writeMapping(tx: CompanyTransaction, id: string, mapping: StoredMapping): Promise<void> {
  await tx.queries
    .updateTable('sales_import')
    .set({ mapping: JSON.stringify(mapping) })
    .where(ownRow(tx, id))
    .execute();
}

export async function writeState(tx: CompanyTransaction, id: string, state: StoredImport['state']): Promise<void> {
  await tx.queries.updateTable('sales_import').set({ state }).where(ownRow(tx, id)).execute();
}

/** The progress of a file, without its rows. Locked against other workers until the transaction ends. */
export async function lockProgress(
  tx: CompanyTransaction,
  id: string,
): Promise<Pick<StoredImport, 'state' | 'mapping' | 'taken'> | null> {
  const row = await tx.queries
    .selectFrom('sales_import')
    .select(['state', 'mapping', 'taken'])
    .where(ownRow(tx, id))
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : storedImport.pick({ state: true, mapping: true, taken: true }).parse(row);
}

export async function writeProgress(tx: CompanyTransaction, id: string, taken: StoredProgress): Promise<void> {
  await tx.queries
    .updateTable('sales_import')
    .set({ taken: JSON.stringify(taken) })
    .where(ownRow(tx, id))
    .execute();
}

/** Updates the database's table statistics (row counts for query plans). */
export async function countAgain(tx: CompanyTransaction): Promise<void> {
  await sql`select refresh_ledger_statistics()`.execute(tx.queries);
}

/** Existing document numbers, without voided documents, with the contact of each. */
export async function documentNumbers(
  tx: CompanyTransaction,
  types: readonly InvoiceType[],
): Promise<{ type: string; number: string; contact: string }[]> {
  return tx.queries
    .selectFrom('invoice')
    .select(['type', 'number', 'contact_name as contact'])
    .where('company_id', '=', tx.companyId)
    .where('type', 'in', [...types])
    .where('voided_on', 'is', null)
    .where('number', '<>', '')
    .execute();
}

export async function contactIds(tx: CompanyTransaction): Promise<{ id: string; key: string }[]> {
  return tx.queries
    .selectFrom('contact')
    .select(['id', 'name_key as key'])
    .where('company_id', '=', tx.companyId)
    .execute();
}
