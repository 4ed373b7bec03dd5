import type { DocumentDetail, StoredDocument } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { beforeLookingAlike, forgetLookAlikes } from '../../ingestion/index.ts';
import { documentDetailOf, documentRow } from '../show/read-document.ts';
import { finishDocument, lockReviewed, type ReviewedRow } from '../store.ts';
import { readLookAlikes } from './look-alike-store.ts';
import { markDifferent, markSame, readStanding } from './settle-store.ts';

const SETTLED: readonly string[] = ['processed', 'duplicate', 'merged', 'trashed'];

/** A person confirms that a document is a copy of another document, or of an invoice in the books. Posts nothing. */
export function sameDocument(
  call: CompanyCall,
  id: string,
  asked: { version: number; type: 'document' | 'invoice'; id: string },
): Promise<StoredDocument> {
  return call.transaction(async (tx) => {
    await openDocument(tx, id, asked.version);
    const standing = await readStanding(tx, { id, other: asked });
    if (standing === null) throw new DomainError('conflict', { word: 'look_alike_gone' });
    if (asked.type === 'document') await markSame(tx, id, asked.id);
    else await finishDocument(tx, id, [{ type: 'filed', id: asked.id, number: standing.number }]);
    await forgetLookAlikes(tx, id);
    return documentRow(tx, id, call.language);
  });
}

/** A person confirms that possible duplicates are different documents. Both records remember this. */
export function differentDocuments(
  call: CompanyCall,
  id: string,
  asked: { version: number; ids: readonly string[] },
): Promise<DocumentDetail> {
  return call.transaction(async (tx) => {
    const document = await openDocument(tx, id, asked.version);
    const known = new Set((await readLookAlikes(tx, document)).map((alike) => alike.id));
    if (asked.ids.some((other) => !known.has(other))) throw new DomainError('conflict', { word: 'look_alike_gone' });
    await markDifferent(tx, id, asked.ids);
    return documentDetailOf(tx, id, call.language);
  });
}

async function openDocument(tx: CompanyTransaction, id: string, version: number): Promise<ReviewedRow> {
  await beforeLookingAlike(tx);
  const document = await lockReviewed(tx, id);
  if (!document) throw new DomainError('not_found');
  if (SETTLED.includes(document.state)) throw new DomainError('already_confirmed');
  if (document.state === 'queued' || document.state === 'processing') throw new DomainError('document_not_ready');
  if (document.version !== version) throw new DomainError('stale_version');
  return document;
}
