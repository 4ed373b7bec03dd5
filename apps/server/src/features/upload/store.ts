import { sql } from 'kysely';
import { type CompanyTransaction, overAllPapers } from '../../platform/database/transaction.ts';

/** Lets one at a time take in or destroy the same content, until the transaction ends. */
export async function holdContent({ queries, companyId }: CompanyTransaction, sha256: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`content ${companyId} ${sha256}`}, 0))`.execute(queries);
}

/** Notes a file's content; whoever keeps its bytes within the same transaction is safe from their being destroyed meanwhile. */
export async function insertStoredFile(
  tx: CompanyTransaction,
  file: { sha256: string; sizeBytes: number; type: string },
): Promise<void> {
  const { queries, companyId } = tx;
  await holdContent(tx, file.sha256);
  await queries
    .insertInto('stored_file')
    .values({ company_id: companyId, sha256: file.sha256, size_bytes: BigInt(file.sizeBytes), type: file.type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Upload {
  name: string;
  sha256: string;
  /** Null where nobody with an account sent it. */
  userId: string | null;
  /** The name typed by who sent it without an account. */
  sentBy?: string;
  now: Date;
}

/**
 * The document's id, or null when a document of this content is there already: also when it arrived a moment ago. It waits to be
 * read; a file that is understood at once waits for a person instead, of the kind that is told.
 */
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

/** Another upload of what is there already; answers the first one's id instead while that lies in the trash. */
export async function insertDuplicate(tx: CompanyTransaction, upload: Upload): Promise<string> {
  const original = await findOriginal(tx, upload.sha256);
  // What lies in the trash is offered from there; who sees only their own papers is not told of another's.
  if (original.state === 'trashed' && tx.papersOf === undefined) return original.id;
  const row = await tx.queries
    .insertInto('document')
    .values({
      company_id: tx.companyId,
      name: upload.name,
      sha256: upload.sha256,
      state: 'duplicate',
      duplicate_of: original.id,
      uploaded_by: upload.userId,
      sent_by: upload.sentBy ?? null,
      uploaded_at: upload.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The first document of this content; there is one. */
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
