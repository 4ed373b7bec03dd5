import type { Jobs } from '../../../platform/jobs/index.ts';
import { inScope } from '../../../platform/log/index.ts';
import { inSpan } from '../../../platform/trace/index.ts';
import { untoldTexts } from '../document-text/index.ts';
import { freeDocumentsInHand } from './queue/line-store.ts';
import { MeasuredPace } from './queue/measured-pace.ts';
import { openQueuePlaces, type QueuePlace } from './queue/queue-places.ts';
import { startReaders } from './queue/readers.ts';
import { Slots } from './queue/slots.ts';
import { inTurn, takeNext } from './queue/take-next.ts';
import { tellText } from './read/index-text.ts';
import { readBeside } from './read/read-beside.ts';
import { readClaimed } from './read/read-one.ts';
import type { ReadingTools } from './read/reading-tools.ts';
import { countRereads } from './store.ts';

/** Queues uploaded documents for reading. Each is read at least once. */
export interface Ingestion {
  /**
   * Signals that a document was set to the state `queued`, so that an idle reader looks for its next document
   * immediately.
   */
  enqueue(companyId: string, documentId: string): Promise<void>;
  /** Reads a document again and stores the result separately from its draft. */
  readBeside(companyId: string, documentId: string): Promise<void>;
  /**
   * Queue positions of a company's waiting documents in the queue of all companies. Omits documents that are not
   * waiting.
   */
  places(companyId: string, documentIds: readonly string[]): Promise<ReadonlyMap<string, QueuePlace>>;
  stop(): Promise<void>;
}

interface RereadJob {
  companyId: string;
  documentId: string;
  /** Jobs without this field come from an earlier version; their documents are also waiting in the document table. */
  beside?: boolean;
}

/** Maximum time to read one document. */
const MAX_READING_MS = 1_200_000;
/** Older documents added to the search index per start of the server; the others follow at the next start. */
const MAX_UNTOLD = 20_000;

/**
 * Starts the readers, which also resume documents that an earlier process left unfinished. In a process that runs no
 * jobs, documents wait for the readers of others.
 */
export async function startIngestion(given: Omit<ReadingTools, 'enqueue'>, jobs: Jobs): Promise<Ingestion> {
  const { database, config, log, now, measures } = given.platform;
  const measured = new MeasuredPace();
  const takenAt = new Map<string, number>();
  let wake = () => {};
  const tools: ReadingTools = { measured: measured.note, ...given, enqueue: async () => wake() };
  const take = inTurn(() => takeNext(tools));
  const slots = new Slots(config.readers);
  const queue = await jobs.work<RereadJob>(
    'read-document',
    { atOnce: config.readers, retryLimit: 3, expireInSeconds: MAX_READING_MS / 1000 },
    async ({ companyId, documentId, beside = false }, signal) => {
      if (beside) await slots.run(() => readBeside(tools, companyId, documentId, signal));
    },
  );
  const readNext = async (signal: AbortSignal) => {
    const taken = await take();
    if (taken === null) return false;
    const startedAt = performance.now();
    takenAt.set(taken.id, startedAt);
    const outcome = await inScope({ companyId: taken.companyId, documentId: taken.id }, () =>
      inSpan('read document', { facts: { 'folio.company_id': taken.companyId } }, () =>
        readClaimed(tools, taken, AbortSignal.any([signal, AbortSignal.timeout(MAX_READING_MS)])),
      ).catch((error) => {
        log.warn({ err: error }, 'a document waits to be read again');
        return 'retried' as const;
      }),
    ).finally(() => takenAt.delete(taken.id));
    measures?.reading(outcome, (performance.now() - startedAt) / 1000);
    return true;
  };
  const startReading = async () => {
    // The embedded database has only one process, so no other process can be reading a document.
    if (database.engine === 'pglite') await freeDocumentsInHand(database.queries);
    await tellOlder(tools, jobs);
    return startReaders({
      count: config.readers,
      readNext: (signal) => slots.run(() => readNext(signal)),
      hasRoom: () => database.hasRoom(),
      log,
    });
  };
  const readers = jobs.runs ? await startReading() : null;
  if (readers !== null) wake = readers.wake;
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
    stop: async () => readers?.stop(),
  };
}

function secondsSince(startedAtMs: number | undefined): number | null {
  return startedAtMs === undefined ? null : (performance.now() - startedAtMs) / 1000;
}

/** Adds older documents to the search index, one after another, with the lowest priority. */
async function tellOlder(tools: ReadingTools, jobs: Jobs): Promise<void> {
  const queue = await jobs.work<{ companyId: string; documentId: string }>(
    'tell-text',
    { atOnce: 1, retryLimit: 1, expireInSeconds: 1200 },
    ({ companyId, documentId }, signal) => tellText(tools, companyId, documentId, signal),
  );
  for (const untold of await untoldTexts(tools.platform.database.queries, MAX_UNTOLD)) await queue.put({ ...untold });
}
