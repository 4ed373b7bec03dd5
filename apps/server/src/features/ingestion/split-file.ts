import { type Segment, segment } from '@folio/contract';
import { z } from 'zod';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';

const segments = z.array(segment).nullable();

/** What was made of a file that holds several documents: the pages of the first, and the others' ids. */
export interface SplitFile {
  own: Segment[] | null;
  others: string[];
}

/**
 * Cuts a file into its documents: the row of the upload becomes the first, the others get rows of their own. In one
 * transaction and only once: a row that is cut already stays as it is. Null when the document is in other hands by now.
 */
export async function splitFile(
  tx: CompanyTransaction,
  { id, version }: { id: string; version: number },
  parts: readonly { segments: readonly Segment[] }[],
): Promise<SplitFile | null> {
  const row = await tx.queries
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
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined || row.state !== 'processing' || row.version !== version) return null;
  const cut = segments.parse(row.segments);
  const [first, ...rest] = parts;
  if (cut !== null || first === undefined || rest.length === 0) return { own: cut, others: [] };
  await tx.queries
    .updateTable('document')
    .set({ segments: JSON.stringify(first.segments) })
    .where('company_id', '=', tx.companyId)
    .where('id', '=', id)
    .execute();
  const { name, sha256, unlocked_sha256, uploaded_by, sent_by, uploaded_at } = row;
  const inserted = await tx.queries
    .insertInto('document')
    .values(
      rest.map((part, index) => ({
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
  return { own: [...first.segments], others: inserted.map((other) => other.id) };
}
