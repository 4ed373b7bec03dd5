import type { Jobs } from '../../platform/jobs/index.ts';
import { untoldTexts } from '../document-text/index.ts';
import { readBeside } from './read-beside.ts';
import { type ReadingTools, readOne } from './read-one.ts';
import { countInReading, waitingDocuments } from './store.ts';
import { tellText } from './tell-text.ts';

export { storedAlike } from './alike-store.ts';
export { checkDraft } from './check-draft.ts';
export type { EvidenceMap, StoredCheck, StoredEvidence } from './draft-store.ts';
export { plain as plainNumber } from './facts.ts';
export { beforeLookingAlike, forgetLookAlikes, noteLookAlikes } from './look-alikes.ts';
export type { OwnBooks } from './own-books.ts';
export { propose } from './propose.ts';
export { readOwnBooks } from './read-own-books.ts';
export { findSource, type ReadSource } from './source-store.ts';
export { hintOf, payeeOf } from './statement-words.ts';

/** Gets uploaded documents read, each at least once. */
export interface Ingestion {
  enqueue(companyId: string, documentId: string): Promise<void>;
  /** Has a document read again beside its draft. */
  readBeside(companyId: string, documentId: string): Promise<void>;
  stop(): void;
}

interface ReadingJob {
  companyId: string;
  documentId: string;
  /** Beside the draft, which stays. */
  beside?: boolean;
}

/** With the time a claim lasts, a document of a process that was killed is taken up within a minute. */
const SWEEP_MS = 15_000;
/** Older documents made findable after one start; the rest after the next. */
const MOST_UNTOLD = 20_000;

/** Starts the reading workers and picks up what an earlier process left undone. */
export async function startIngestion(given: Omit<ReadingTools, 'enqueue'>, jobs: Jobs): Promise<Ingestion> {
  const { platform } = given;
  // Companies take turns: a paper of one does not wait behind the hundreds another has just sent.
  const turnOf = (companyId: string) => countInReading(platform.database.queries, companyId);
  const enqueue = async (companyId: string, documentId: string) =>
    (await started).put({ companyId, documentId }, await turnOf(companyId));
  const tools: ReadingTools = { ...given, enqueue };
  // A worker may be at its first document, and find more in it, before all workers have started.
  const started = jobs.work<ReadingJob>(
    'read-document',
    { atOnce: platform.config.readers, retryLimit: 3, expireInSeconds: 1200 },
    ({ companyId, documentId, beside = false }, signal) =>
      beside ? readBeside(tools, companyId, documentId, signal) : readOne(tools, companyId, documentId, signal),
  );
  const queue = await started;
  const sweep = async (orphaned: boolean) => {
    const waiting = await waitingDocuments(platform.database.queries, platform.now(), orphaned);
    for (const [companyId, own] of Map.groupBy(waiting, ({ company_id }) => company_id))
      for (const [turn, { id }] of own.entries()) await queue.put({ companyId, documentId: id }, turn);
  };
  // The embedded database has one process only: nothing can be in another one's hands.
  await sweep(platform.database.engine === 'pglite');
  await tellOlder(tools, jobs);
  const timer = setInterval(() => sweep(false).catch((error) => platform.log.error({ err: error }, 'sweep')), SWEEP_MS);
  timer.unref();
  return {
    enqueue,
    readBeside: async (companyId, documentId) =>
      queue.put({ companyId, documentId, beside: true }, await turnOf(companyId)),
    stop: () => clearInterval(timer),
  };
}

/** Makes documents of before findable by their words, one after another, behind everything else. */
async function tellOlder(tools: ReadingTools, jobs: Jobs): Promise<void> {
  const queue = await jobs.work<{ companyId: string; documentId: string }>(
    'tell-text',
    { atOnce: 1, retryLimit: 1, expireInSeconds: 1200 },
    ({ companyId, documentId }, signal) => tellText(tools, companyId, documentId, signal),
  );
  for (const untold of await untoldTexts(tools.platform.database.queries, MOST_UNTOLD)) await queue.put({ ...untold });
}
