import type { DocumentDetail, StoredDocument } from '@folio/contract';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { beforeLookingAlike, forgetLookAlikes } from '../ingestion/index.ts';
import { readLookAlikes } from './look-alike-store.ts';
import { documentDetailOf, documentRow } from './read-document.ts';
import { markDifferent, markSame, readStanding } from './settle-store.ts';
import { finishDocument, lockReviewed, type ReviewedRow } from './store.ts';

const SETTLED: readonly string[] = ['processed', 'duplicate', 'merged', 'trashed'];

/** A person's word that a document is another copy of one that is there, or of an invoice in the books: nothing is booked. */
export function sameDocument(
  call: CompanyCall,
  id: string,
  asked: { version: number; type: 'document' | 'invoice'; id: string },
): Promise<StoredDocument> {
  return call.transaction(async (tx) => {
    await openDocument(tx, id, asked.version);
    const standing = await readStanding(tx, { id, other: asked });
    if (standing === null) throw new Refusal('conflict', { word: 'look_alike_gone' });
    if (asked.type === 'document') await markSame(tx, id, asked.id);
    else await finishDocument(tx, id, [{ type: 'filed', id: asked.id, number: standing.number }]);
    await forgetLookAlikes(tx, id);
    return documentRow(tx, id, call.language);
  });
}

/** A person's word that records which look alike are different papers; remembered on both sides. */
export function differentDocuments(
  call: CompanyCall,
  id: string,
  asked: { version: number; ids: readonly string[] },
): Promise<DocumentDetail> {
  return call.transaction(async (tx) => {
    const document = await openDocument(tx, id, asked.version);
    const known = new Set((await readLookAlikes(tx, document)).map((alike) => alike.id));
    if (asked.ids.some((other) => !known.has(other))) throw new Refusal('conflict', { word: 'look_alike_gone' });
    await markDifferent(tx, id, asked.ids);
    return documentDetailOf(tx, id, call.language);
  });
}

async function openDocument(tx: CompanyTransaction, id: string, version: number): Promise<ReviewedRow> {
  await beforeLookingAlike(tx);
  const document = await lockReviewed(tx, id);
  if (!document) throw new Refusal('not_found');
  if (SETTLED.includes(document.state)) throw new Refusal('already_confirmed');
  if (document.state === 'queued' || document.state === 'processing') throw new Refusal('document_not_ready');
  if (document.version !== version) throw new Refusal('stale_version');
  return document;
}
