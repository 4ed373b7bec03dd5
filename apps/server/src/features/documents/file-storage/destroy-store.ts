import { sql } from 'kysely';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';

export interface DoomedFile {
  name: string;
  state: string;
  sha256: string;
  unlocked: string | null;
}

/** Reads and locks the file until the transaction ends. */
export async function lockFile(tx: CompanyTransaction, id: string): Promise<DoomedFile | null> {
  const row = await tx.queries
    .selectFrom('document')
    .select(['name', 'state', 'sha256', 'unlocked_sha256 as unlocked'])
    .where(ownRow(tx, id))
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Number of other documents from the upload that this row represents. */
export async function countOtherParts(tx: CompanyTransaction, id: string): Promise<number> {
  const row = await tx.queries
    .selectFrom('document')
    .select(sql<number>`count(*)::integer`.as('count'))
    .where('company_id', '=', tx.companyId)
    .where('part_of', '=', id)
    .where('state', '<>', 'merged')
    .executeTakeFirstOrThrow();
  return row.count;
}

/**
 * Makes another upload of the same content the original and queues it for reading; returns its id. Null if there is
 * no other.
 */
export async function promoteCopy(tx: CompanyTransaction, id: string): Promise<string | null> {
  const copy = await tx.queries
    .selectFrom('document')
    .select('id')
    .where('company_id', '=', tx.companyId)
    .where('duplicate_of', '=', id)
    .orderBy(sql`(state = 'trashed')`)
    .orderBy('uploaded_at')
    .limit(1)
    .executeTakeFirst();
  if (copy === undefined) return null;
  // Only one upload of a content can be the original, so the old one must be cleared before the new one is set.
  await sql`update document set duplicate_of = ${copy.id} where company_id = ${tx.companyId} and id = ${id}`.execute(
    tx.queries,
  );
  await sql`
    update document set duplicate_of = null, version = version + 1,
           state = case when state = 'trashed' then state else 'queued' end,
           trashed_from = case when state = 'trashed' then 'queued' end
     where company_id = ${tx.companyId} and id = ${copy.id}`.execute(tx.queries);
  await sql`
    update document set duplicate_of = ${copy.id}
     where company_id = ${tx.companyId} and duplicate_of = ${id} and id <> ${copy.id}`.execute(tx.queries);
  return copy.id;
}

/** Makes documents that a person marked as copies of this one independent again. */
export async function releaseSame(tx: CompanyTransaction, id: string): Promise<void> {
  await sql`
    update document set same_as = null, version = version + 1,
           state = case when state = 'duplicate' then 'needs_review' else state end,
           trashed_from = case when trashed_from = 'duplicate' then 'needs_review' else trashed_from end
     where company_id = ${tx.companyId} and same_as = ${id}`.execute(tx.queries);
}

/**
 * Deletes the row and everything merged into its file. The database rejects the deletion of a document that entries
 * depend on.
 */
export async function deleteFile(tx: CompanyTransaction, id: string): Promise<void> {
  await sql`
    update document set merged_into = null where company_id = ${tx.companyId} and merged_into = ${id}`.execute(
    tx.queries,
  );
  await sql`
    delete from document where company_id = ${tx.companyId} and part_of = ${id} and state = 'merged'`.execute(
    tx.queries,
  );
  await sql`delete from document where company_id = ${tx.companyId} and id = ${id}`.execute(tx.queries);
}

/** Removes contents that are no longer needed; returns their hashes. */
export async function forgetContents(tx: CompanyTransaction, hashes: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ sha256: string }>`
    delete from stored_file file
     where file.company_id = ${tx.companyId} and file.sha256 = any(${[...hashes]}::text[])
       and not exists (select from document d where d.company_id = file.company_id
                        and (d.sha256 = file.sha256 or d.unlocked_sha256 = file.sha256))
       and not exists (select from manual_journal_attachment a where a.company_id = file.company_id and a.sha256 = file.sha256)
       and not exists (select from close_schedule_file a where a.company_id = file.company_id and a.sha256 = file.sha256)
       and not exists (select from audit_request_file a where a.company_id = file.company_id and a.sha256 = file.sha256)
       and not exists (select from import_run run where run.company_id = file.company_id
                        and (run.sha256 = file.sha256 or run.compared_sha256 = file.sha256))
    returning file.sha256`.execute(tx.queries);
  return rows.map(({ sha256 }) => sha256);
}

/** Whether a content is registered, which means that it was uploaded again after its removal. */
export async function isNoted(tx: CompanyTransaction, sha256: string): Promise<boolean> {
  const row = await tx.queries
    .selectFrom('stored_file')
    .select('sha256')
    .where('company_id', '=', tx.companyId)
    .where('sha256', '=', sha256)
    .executeTakeFirst();
  return row !== undefined;
}
