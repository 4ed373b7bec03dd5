import type { Jobs } from '../../platform/jobs/index.ts';
import { untoldTexts } from '../document-text/index.ts';
import { freeDocumentsInHand } from './line-store.ts';
import { MeasuredPace } from './measured-pace.ts';
import { openQueuePlaces, type QueuePlace } from './queue-places.ts';
import { readBeside } from './read-beside.ts';
import { type ReadingTools, readClaimed } from './read-one.ts';
import { startReaders } from './readers.ts';
import { Slots } from './slots.ts';
import { countRereads } from './store.ts';
import { inTurn, takeNext } from './take-next.ts';
import { tellText } from './tell-text.ts';

export { storedAlike } from './alike-store.ts';
export { checkDraft } from './check-draft.ts';
export type { EvidenceMap, StoredCheck, StoredEvidence } from './draft-store.ts';
export { plain as plainNumber } from './facts.ts';
export { beforeLookingAlike, forgetLookAlikes, noteLookAlikes } from './look-alikes.ts';
export type { OwnBooks } from './own-books.ts';
export { propose } from './propose.ts';
export type { QueuePlace } from './queue-places.ts';
export { readOwnBooks } from './read-own-books.ts';
export { findSource, type ReadSource } from './source-store.ts';
export { hintOf, payeeOf } from './statement-words.ts';

/** Gets uploaded documents read, each at least once. */
export interface Ingestion {
  /** Says that a document was put into the state `queued`: a free reader looks for its next document at once. */
  enqueue(companyId: string, documentId: string): Promise<void>;
  /** Has a document read again beside its draft. */
  readBeside(companyId: string, documentId: string): Promise<void>;
  /** Where waiting documents of a company are in the line of all companies; those that do not wait are left out. */
  places(companyId: string, documentIds: readonly string[]): Promise<ReadonlyMap<string, QueuePlace>>;
  stop(): Promise<void>;
}

interface RereadJob {
  companyId: string;
  documentId: string;
  /** Jobs without it were queued by an earlier version: their documents wait in their table too. */
  beside?: boolean;
}

/** A document is read for no longer than this. */
const MAX_READING_MS = 1_200_000;
/** Older documents made findable after one start; the rest after the next. */
const MOST_UNTOLD = 20_000;

/** Starts the readers, which take up what an earlier process left undone. */
export async function startIngestion(given: Omit<ReadingTools, 'enqueue'>, jobs: Jobs): Promise<Ingestion> {
  const { database, config, log, now } = given.platform;
  const measured = new MeasuredPace();
  const takenAt = new Map<string, number>();
  const tools: ReadingTools = { measured: measured.note, ...given, enqueue: async () => readers.wake() };
  const take = inTurn(() => takeNext(tools));
  const slots = new Slots(config.readers);
  const queue = await jobs.work<RereadJob>(
    'read-document',
    { atOnce: config.readers, retryLimit: 3, expireInSeconds: MAX_READING_MS / 1000 },
    async ({ companyId, documentId, beside = false }, signal) => {
      if (beside) await slots.run(() => readBeside(tools, companyId, documentId, signal));
    },
  );
  // The embedded database has one process only: nothing can be in another one's hands.
  if (database.engine === 'pglite') await freeDocumentsInHand(database.queries);
  await tellOlder(tools, jobs);
  const readNext = async (signal: AbortSignal) => {
    const taken = await take();
    if (taken === null) return false;
    takenAt.set(taken.id, performance.now());
    await readClaimed(tools, taken, AbortSignal.any([signal, AbortSignal.timeout(MAX_READING_MS)]))
      .catch((error) => log.warn({ err: error, documentId: taken.id }, 'a document waits to be read again'))
      .finally(() => takenAt.delete(taken.id));
    return true;
  };
  const readers = startReaders({
    count: config.readers,
    readNext: (signal) => slots.run(() => readNext(signal)),
    hasRoom: () => database.hasRoom(),
    log,
  });
  const places = openQueuePlaces({
    queries: database.queries,
    now,
    readers: config.readers,
    pace: () => measured.pace(),
    elapsedS: (id) => secondsSince(takenAt.get(id)),
  });
  return {
    enqueue: tools.enqueue,
    readBeside: async (companyId, documentId) =>
      queue.put({ companyId, documentId, beside: true }, await countRereads(database.queries, companyId)),
    places,
    stop: () => readers.stop(),
  };
}

function secondsSince(startedAtMs: number | undefined): number | null {
  return startedAtMs === undefined ? null : (performance.now() - startedAtMs) / 1000;
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
