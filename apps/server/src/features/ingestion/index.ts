import type { Jobs } from '../../platform/jobs/index.ts';
import { type ReadingTools, readOne } from './read-one.ts';
import { waitingDocuments } from './store.ts';

export { checkDraft } from './check-draft.ts';
export type { EvidenceMap, StoredCheck } from './draft-store.ts';
export type { Problem } from './store.ts';

/** Gets uploaded documents read, each at least once. */
export interface Ingestion {
  enqueue(companyId: string, documentId: string): Promise<void>;
  stop(): void;
}

const SWEEP_MS = 60_000;

/** Starts the reading workers and picks up what an earlier process left undone. */
export async function startIngestion(tools: ReadingTools, jobs: Jobs): Promise<Ingestion> {
  const { platform } = tools;
  const queue = await jobs.work<{ companyId: string; documentId: string }>(
    'read-document',
    { atOnce: platform.config.readers, retryLimit: 3, expireInSeconds: 1200 },
    ({ companyId, documentId }, signal) => readOne(tools, companyId, documentId, signal),
  );
  const sweep = async (orphaned: boolean) => {
    const waiting = await waitingDocuments(platform.database.queries, platform.now(), orphaned);
    for (const document of waiting) await queue.put({ companyId: document.company_id, documentId: document.id });
  };
  // The embedded database has one process only: nothing can be in another one's hands.
  await sweep(platform.database.engine === 'pglite');
  const timer = setInterval(() => sweep(false).catch((error) => platform.log.error({ err: error }, 'sweep')), SWEEP_MS);
  timer.unref();
  return {
    enqueue: (companyId, documentId) => queue.put({ companyId, documentId }),
    stop: () => clearInterval(timer),
  };
}
