import { type DocumentDetail, documentDraft, type StoredDocument } from '@folio/contract';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import {
  beforeLookingAlike,
  checkDraft,
  type EvidenceMap,
  type Ingestion,
  noteLookAlikes,
} from '../../ingestion/index.ts';
import { evidenceOf } from '../corrected-evidence.ts';
import { documentDetailOf, readDocumentRow } from '../show/read-document.ts';
import { summaryOf } from '../show/summary-of.ts';
import { findReviewed, lockReviewed, type ReviewedRow, requeue } from '../store.ts';
import { changesOf, takeChanges } from './reread-changes.ts';
import { dropReread, startReread, storedReread, takeReread as storeTaken } from './reread-store.ts';

/**
 * Reads a document again. If the first reading failed, it is simply repeated. If there is a draft, the new reading is
 * stored separately until a person accepts or rejects its changes.
 */
export async function reread(call: CompanyCall, ingestion: Ingestion, id: string): Promise<StoredDocument> {
  const how = await call.transaction(async (tx) => {
    const document = await findReviewed(tx, id);
    if (!document) throw new DomainError('not_found');
    if (document.state === 'failed' || document.state === 'unsupported') {
      await requeue(tx, id);
      return 'from the start';
    }
    const hasDraft = document.draft !== null && ['needs_review', 'processed'].includes(document.state);
    if (!hasDraft) throw new DomainError('document_not_ready');
    await startReread(tx, id);
    return 'beside';
  });
  if (how === 'beside') await ingestion.readBeside(call.companyId, id);
  else await ingestion.enqueue(call.companyId, id);
  return readDocumentRow(call, id);
}

/**
 * Applies some or all changes of the newer reading to the draft, with their positions on the page, and checks the
 * draft again.
 */
export function takeReread(
  call: CompanyCall,
  id: string,
  asked: { version: number; paths: readonly string[] | null },
): Promise<DocumentDetail> {
  return call.transaction(async (tx) => {
    await beforeLookingAlike(tx);
    const document = await lockedWithReread(() => lockReviewed(tx, id), asked.version);
    if (document.state === 'processed') throw new DomainError('already_confirmed');
    if (document.state !== 'needs_review') throw new DomainError('document_not_ready');
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

/** Keeps the draft unchanged. The reading of this reader version is not offered again. */
export function leaveReread(call: CompanyCall, id: string, version: number): Promise<DocumentDetail> {
  return call.transaction(async (tx) => {
    const document = await lockedWithReread(() => lockReviewed(tx, id), version);
    await dropReread(tx, id, storedReread.parse(document.reread).reader_version);
    return documentDetailOf(tx, id, call.language);
  });
}

async function lockedWithReread(lock: () => Promise<ReviewedRow | undefined>, version: number): Promise<ReviewedRow> {
  const document = await lock();
  if (!document) throw new DomainError('not_found');
  if (document.version !== version) throw new DomainError('stale_version');
  if (!storedReread.safeParse(document.reread).success) throw new DomainError('conflict', { word: 'nothing_reread' });
  return document;
}

/** Evidence of the accepted values; a change of `kind` replaces the evidence of the whole document. */
function evidenceAfter(before: EvidenceMap, newer: EvidenceMap, taken: readonly string[]): EvidenceMap {
  if (taken.includes('kind') && taken.length === 1) return newer;
  const isTaken = (path: string) => taken.some((one) => path === one || path.startsWith(`${one}.`));
  const kept = Object.entries(before).filter(([path]) => !isTaken(path));
  return Object.fromEntries([...kept, ...Object.entries(newer).filter(([path]) => isTaken(path))]);
}
