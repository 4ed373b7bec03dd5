import { sql } from 'kysely';
import { type CompanyTransaction, overAllPapers } from '../../../platform/database/transaction.ts';

export async function lockContent({ queries, companyId }: CompanyTransaction, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${companyId} ${sha256}`}, 0))`.execute(queries);
}

export interface StoredContent {
  sha256: string;
  sizeBytes: number;
  type: string;
}

/** False if the content was there before. */
export async function insertContent(
  { queries, companyId }: CompanyTransaction,
  { sha256, sizeBytes, type }: StoredContent,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await queries
    .insertInto('stored_file')
    .values({ company_id: companyId, sha256, size_bytes: BigInt(sizeBytes), type })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

export interface Upload {
  name: string;
  sha256: string;
  /** Null if the sender has no account. */
  userId: string | null;
  /** The name typed by a sender without an account. */
  sentBy?: string;
  now: Date;
}

/** Null if a document with this content exists already, even one that arrived a moment ago. */
export async function insertOriginal(
  tx: CompanyTransaction,
  upload: Upload,
  understood?: { kind: string },
): Promise<string | null> {
  const row = await tx.queries
    .insertInto('document')
    .values({
      company_id: tx.companyId,
      name: upload.name,
      sha256: upload.sha256,
      state: understood === undefined ? 'queued' : 'needs_review',
      kind: understood?.kind ?? null,
      uploaded_by: upload.userId,
      sent_by: upload.sentBy ?? null,
      uploaded_at: upload.now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'sha256'])
        .where('duplicate_of', 'is', null)
        .where('part_of', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertDuplicate(tx: CompanyTransaction, upload: Upload, originalId: string): Promise<string> {
  const row = await tx.queries
    .insertInto('document')
    .values({
      company_id: tx.companyId,
      name: upload.name,
      sha256: upload.sha256,
      state: 'duplicate',
      duplicate_of: originalId,
      uploaded_by: upload.userId,
      sent_by: upload.sentBy ?? null,
      uploaded_at: upload.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The original document with this content, which must exist. */
export async function findOriginal(tx: CompanyTransaction, sha256: string): Promise<{ id: string; state: string }> {
  return overAllPapers(tx, () =>
    tx.queries
      .selectFrom('document')
      .select(['id', 'state'])
      .where('sha256', '=', sha256)
      .where('duplicate_of', 'is', null)
      .where('part_of', 'is', null)
      .executeTakeFirstOrThrow(),
  );
}
