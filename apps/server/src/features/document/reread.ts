import { type DocumentDetail, documentDraft, type StoredDocument } from '@folio/contract';
import type { CompanyCall } from '../../platform/http/call.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import {
  beforeLookingAlike,
  checkDraft,
  type EvidenceMap,
  type Ingestion,
  noteLookAlikes,
} from '../ingestion/index.ts';
import { evidenceOf } from './evidence-of.ts';
import { documentDetailOf, readDocumentRow } from './read-document.ts';
import { changesOf, takeChanges } from './reread-changes.ts';
import { dropReread, startReread, storedReread, takeReread as storeTaken } from './reread-store.ts';
import { findReviewed, lockReviewed, type ReviewedRow, requeue } from './store.ts';
import { summaryOf } from './summary-of.ts';

/**
 * Has a document read again. What could not be read is simply tried again; beside a draft the new reading is kept until a
 * person takes or leaves what it would change.
 */
export async function reread(call: CompanyCall, ingestion: Ingestion, id: string): Promise<StoredDocument> {
  const how = await call.transaction(async (tx) => {
    const document = await findReviewed(tx, id);
    if (!document) throw new Refusal('not_found');
    if (document.state === 'failed' || document.state === 'unsupported') {
      await requeue(tx, id);
      return 'from the start';
    }
    const hasDraft = document.draft !== null && ['needs_review', 'processed'].includes(document.state);
    if (!hasDraft) throw new Refusal('document_not_ready');
    await startReread(tx, id);
    return 'beside';
  });
  if (how === 'beside') await ingestion.readBeside(call.companyId, id);
  else await ingestion.enqueue(call.companyId, id);
  return readDocumentRow(call, id);
}

/** Takes some or all of what the newer reading changes into the draft, with where it was read, and checks it again. */
export function takeReread(
  call: CompanyCall,
  id: string,
  asked: { version: number; paths: readonly string[] | null },
): Promise<DocumentDetail> {
  return call.transaction(async (tx) => {
    await beforeLookingAlike(tx);
    const document = await lockedWithReread(() => lockReviewed(tx, id), asked.version);
    if (document.state === 'processed') throw new Refusal('already_confirmed');
    if (document.state !== 'needs_review') throw new Refusal('document_not_ready');
    const before = documentDraft.parse(document.draft);
    const newer = storedReread.parse(document.reread);
    const draft = takeChanges(before, newer.draft, asked.paths);
    const taken = changesOf(before, newer.draft)
      .map(({ path }) => path)
      .filter((path) => asked.paths === null || asked.paths.includes(path));
    await storeTaken(tx, id, {
      draft,
      evidence: evidenceAfter(evidenceOf(document.evidence), newer.evidence, taken),
      checks: checkDraft(draft),
      summary: summaryOf(draft),
      readerVersion: newer.reader_version,
    });
    await noteLookAlikes(tx, id, draft);
    return documentDetailOf(tx, id, call.language);
  });
}

/** Keeps the draft as it is; this reader's reading is not offered again. */
export function leaveReread(call: CompanyCall, id: string, version: number): Promise<DocumentDetail> {
  return call.transaction(async (tx) => {
    const document = await lockedWithReread(() => lockReviewed(tx, id), version);
    await dropReread(tx, id, storedReread.parse(document.reread).reader_version);
    return documentDetailOf(tx, id, call.language);
  });
}

async function lockedWithReread(lock: () => Promise<ReviewedRow | undefined>, version: number): Promise<ReviewedRow> {
  const document = await lock();
  if (!document) throw new Refusal('not_found');
  if (document.version !== version) throw new Refusal('stale_version');
  if (!storedReread.safeParse(document.reread).success) throw new Refusal('conflict', { word: 'nothing_reread' });
  return document;
}

/** Where the taken values were read now; `kind` changes the whole paper. */
function evidenceAfter(before: EvidenceMap, newer: EvidenceMap, taken: readonly string[]): EvidenceMap {
  if (taken.includes('kind') && taken.length === 1) return newer;
  const isTaken = (path: string) => taken.some((one) => path === one || path.startsWith(`${one}.`));
  const kept = Object.entries(before).filter(([path]) => !isTaken(path));
  return Object.fromEntries([...kept, ...Object.entries(newer).filter(([path]) => isTaken(path))]);
}
