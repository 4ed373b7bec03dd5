import type { Segment, StoredDocument } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { beforeLookingAlike, forgetLookAlikes, type Ingestion } from '../../ingestion/index.ts';
import { documentRow } from '../show/read-document.ts';
import { type Assignment, assignParts, faultsOfCuts } from './assign-parts.ts';
import { type FileParts, insertPart, mergePart, readFileParts, writePart } from './part-store.ts';

interface AskedCuts {
  /** Version of the document that the cuts are based on. */
  version: number;
  parts: readonly { segments: readonly Segment[] }[];
}

/**
 * Cuts a file into documents as a person requests. Booked and filed documents keep their pages; a document whose
 * pages are unchanged keeps its draft; the others are read again. A document without pages keeps only its row.
 * Returns the documents in their new order. Increments every document's version, so that of two simultaneous cuts the
 * second is rejected.
 */
export async function cutFile(
  call: CompanyCall,
  ingestion: Pick<Ingestion, 'enqueue'>,
  id: string,
  asked: AskedCuts,
): Promise<StoredDocument[]> {
  const { rows, toRead } = await call.transaction(async (tx) => {
    await beforeLookingAlike(tx);
    const file = await readFileParts(tx, id, true);
    const own = file?.parts.find((part) => part.id === id);
    if (!file || !own) throw new DomainError('not_found');
    if (own.version !== asked.version) throw new DomainError('stale_version');
    const made = await apply(tx, file, assignmentOf(file, asked));
    return { ...made, rows: await Promise.all(made.ids.map((part) => documentRow(tx, part, call.language))) };
  });
  for (const document of toRead) await ingestion.enqueue(call.companyId, document);
  return rows;
}

function assignmentOf(file: FileParts, { parts }: AskedCuts): Assignment {
  if (file.pages.length === 0) throw new DomainError('document_not_ready', { word: 'cut_before_read' });
  const faults = faultsOfCuts(parts, file.pages);
  if (faults.length > 0)
    throw new DomainError('validation_failed', {
      word: faults[0]?.word ?? 'validation_failed',
      values: faults[0]?.values ?? {},
      faults: faults.map(({ part, word, values }) => ({ path: `parts.${part}`, word, values })),
    });
  const assignment = assignParts(file.parts, parts, file.pages);
  if (assignment === null) throw new DomainError('conflict', { word: 'cut_locked_part' });
  return assignment;
}

async function apply(
  tx: CompanyTransaction,
  file: FileParts,
  { parts, surplus }: Assignment,
): Promise<{ ids: string[]; toRead: string[] }> {
  const order = file.parts.map((part) => part.id);
  const ids: string[] = [];
  const toRead: string[] = [];
  const asItIs = surplus.length === 0 && parts.every(({ id, changed }, index) => !changed && order[index] === id);
  if (asItIs) return { ids: order, toRead };
  for (const [index, { id, segments, changed }] of parts.entries()) {
    const part = index + 1;
    const kept = id ?? (await insertPart(tx, file.fileId, { part, segments }));
    if (id !== null) await writePart(tx, id, { part, segments, again: changed });
    if (id !== null && changed) await forgetLookAlikes(tx, id);
    ids.push(kept);
    if (changed) toRead.push(kept);
  }
  for (const id of surplus) {
    await mergePart(tx, id, ids[0] ?? file.fileId);
    await forgetLookAlikes(tx, id);
  }
  return { ids, toRead };
}
