import { type Segment, segment } from '@folio/contract';
import { z } from 'zod';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { insertParts, lockUpload, writeSegments } from './part-store.ts';

const segments = z.array(segment).nullable();

/** What was made of a file that holds several documents: the pages of the first, and the others' ids. */
export interface SplitFile {
  own: Segment[] | null;
  others: string[];
}

/**
 * Cuts a file into its documents: the row of the upload becomes the first, the others become separate rows. In one
 * transaction and only once: a row that is already cut stays as it is. Null if another process took the document.
 */
export async function splitFile(
  tx: CompanyTransaction,
  { id, version }: { id: string; version: number },
  parts: readonly { segments: readonly Segment[] }[],
): Promise<SplitFile | null> {
  const row = await lockUpload(tx, id);
  if (row === undefined || row.state !== 'processing' || row.version !== version) return null;
  const cut = segments.parse(row.segments);
  const [first, ...rest] = parts;
  if (cut !== null || first === undefined || rest.length === 0) return { own: cut, others: [] };
  await writeSegments(tx, id, first.segments);
  return { own: [...first.segments], others: await insertParts(tx, id, row, rest) };
}
