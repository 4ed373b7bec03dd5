import { documentDraft } from '@folio/contract';
import { pagesOfPart } from '@folio/documents';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import type { Log } from '../../../../platform/log/index.ts';
import type { Storage } from '../../../../platform/storage/index.ts';
import { findSource } from '../../ingestion/index.ts';
import { keptPages, learnFromCorrections, lessonOf } from '../../reading/index.ts';
import { learnFromStatement } from '../columns/learn-from-statement.ts';
import { evidenceOf } from '../corrected-evidence.ts';
import { ownFacts } from '../pages/file-store.ts';
import { findReviewed } from '../store.ts';

/**
 * Remembers what a person corrected on a document that was just confirmed. The books do not depend on it: where the words are
 * gone, or anything fails, nothing is learnt and the log says why.
 */
export async function learnFromDocument(
  call: CompanyCall,
  { storage, log }: { storage: Storage; log: Log },
  id: string,
): Promise<void> {
  try {
    const { source, reviewed, own } = await call.transaction(async (tx) => ({
      source: await findSource(tx, id),
      reviewed: await findReviewed(tx, id),
      own: await ownFacts(tx),
    }));
    if (!source || !reviewed || reviewed.draft === null) return;
    const draft = documentDraft.parse(reviewed.draft);
    if (draft.statements) return await learnFromStatement(call, storage, id, draft);
    const evidence = evidenceOf(reviewed.evidence);
    if (lessonOf(draft, evidence, own.baseCurrency) === null) return;
    const { sha256, turns, segments } = source;
    const read = await keptPages(storage, { companyId: call.companyId, sha256, turns });
    if (read === null) return;
    const lesson = {
      id,
      draft,
      evidence,
      pages: segments === null ? read.pages : pagesOfPart(read.pages, { segments }),
      baseCurrency: own.baseCurrency,
      ownNumbers: own.numbers,
    };
    await call.transaction((tx) => learnFromCorrections(tx, lesson, call.now));
  } catch (error) {
    log.warn({ err: error, documentId: id }, 'nothing was learnt of a confirmed document');
  }
}
