import type { Segment } from '@folio/contract';
import { type CompanyTransaction, ownRow } from '../../../../platform/database/transaction.ts';

/** What the parts of a file have in common with the row of the upload, and its state. */
export type UploadRow = NonNullable<Awaited<ReturnType<typeof lockUpload>>>;

/** The row of an upload, locked; undefined without one. */
export function lockUpload(tx: CompanyTransaction, id: string) {
  return tx.queries
    .selectFrom('document')
    .select([
      'name',
      'sha256',
      'unlocked_sha256',
      'segments',
      'state',
      'version',
      'uploaded_by',
      'sent_by',
      'uploaded_at',
    ])
    .where(ownRow(tx, id))
    .forUpdate()
    .executeTakeFirst();
}

export async function writeSegments(tx: CompanyTransaction, id: string, segments: readonly Segment[]): Promise<void> {
  await tx.queries
    .updateTable('document')
    .set({ segments: JSON.stringify(segments) })
    .where(ownRow(tx, id))
    .execute();
}

/** Adds the documents after the first one of a file. @returns their ids in order */
export async function insertParts(
  tx: CompanyTransaction,
  id: string,
  { name, sha256, unlocked_sha256, uploaded_by, sent_by, uploaded_at }: UploadRow,
  parts: readonly { segments: readonly Segment[] }[],
): Promise<string[]> {
  const inserted = await tx.queries
    .insertInto('document')
    .values(
      parts.map((part, index) => ({
        company_id: tx.companyId,
        name,
        sha256,
        unlocked_sha256,
        uploaded_by,
        sent_by,
        uploaded_at,
        state: 'queued',
        part_of: id,
        part: index + 2,
        segments: JSON.stringify(part.segments),
      })),
    )
    .returning('id')
    .execute();
  return inserted.map((other) => other.id);
}
