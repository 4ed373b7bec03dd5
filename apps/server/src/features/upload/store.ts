import type { CompanyTransaction } from '../../platform/database/transaction.ts';

export async function insertStoredFile(
  { queries, companyId }: CompanyTransaction,
  file: { sha256: string; sizeBytes: number; type: string },
): Promise<void> {
  await queries
    .insertInto('stored_file')
    .values({ company_id: companyId, sha256: file.sha256, size_bytes: BigInt(file.sizeBytes), type: file.type })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export interface Upload {
  name: string;
  sha256: string;
  userId: string;
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

export async function insertDuplicate(tx: CompanyTransaction, upload: Upload): Promise<string> {
  const original = await tx.queries
    .selectFrom('document')
    .select('id')
    .where('sha256', '=', upload.sha256)
    .where('duplicate_of', 'is', null)
    .where('part_of', 'is', null)
    .executeTakeFirstOrThrow();
  const row = await tx.queries
    .insertInto('document')
    .values({
      company_id: tx.companyId,
      name: upload.name,
      sha256: upload.sha256,
      state: 'duplicate',
      duplicate_of: original.id,
      uploaded_by: upload.userId,
      uploaded_at: upload.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
