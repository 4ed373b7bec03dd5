import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

/** Properties of a file in addition to those of its document. */
export interface FileFacts {
  id: string;
  number: number;
  folder: string;
  date: string;
  trashedAt: Date | null;
  trashedBy: string | null;
}

/** Facts of files by id, in no particular order. */
export async function readFileFacts(tx: CompanyTransaction, ids: readonly string[]): Promise<FileFacts[]> {
  if (ids.length === 0) return [];
  return tx.queries
    .selectFrom('document as d')
    .leftJoin('app_user as person', 'person.id', 'd.trashed_by')
    .select(['d.id', 'd.number', 'd.folder', 'd.date', 'd.trashed_at as trashedAt', 'person.name as trashedBy'])
    .where('d.company_id', '=', tx.companyId)
    .where('d.id', 'in', ids)
    .execute();
}

/**
 * Reads the name of a file and locks its row until the transaction ends; null if the file cannot be changed or does
 * not exist.
 */
export async function lockName(tx: CompanyTransaction, id: string): Promise<{ name: string; state: string } | null> {
  const row = await tx.queries
    .selectFrom('document')
    .select(['name', 'state'])
    .where(ownRow(tx, id))
    .where('state', '<>', 'merged')
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function writeName(tx: CompanyTransaction, id: string, name: string): Promise<void> {
  await tx.queries.updateTable('document').set({ name }).where(ownRow(tx, id)).execute();
}

/** The hash of a file's bytes as uploaded. */
export async function contentOf(tx: CompanyTransaction, id: string): Promise<string> {
  const row = await tx.queries.selectFrom('document').select('sha256').where(ownRow(tx, id)).executeTakeFirstOrThrow();
  return row.sha256;
}
