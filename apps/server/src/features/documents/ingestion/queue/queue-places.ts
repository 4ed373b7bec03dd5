import { z } from 'zod';
import type { Queries } from '../../../../platform/database/open.ts';
import { type LineDocument, wholeLine } from './line-store.ts';
import { readingOrder } from './reading-order.ts';
import { type ReadingPace, secondsLeft, secondsOf, waitsOf, workOf } from './reading-time.ts';

/** The position of a waiting document in the queue of all companies. */
export interface QueuePlace {
  /** Number of documents before it; 0 is next. */
  position: number;
  /** Seconds until it is read, estimated from recent reading times. */
  estimatedWaitS: number;
}

export interface PlacesTools {
  queries: Queries;
  now(): Date;
  /** Number of readers in this process. */
  readers: number;
  pace(): ReadingPace;
  /** Seconds since this process took the document; null if this process did not take it. */
  elapsedS(documentId: string): number | null;
}

/** Each screen asks about every second for its own documents. All of them share one query of the queue. */
const KEPT_MS = 1000;

/** Returns the queue positions of a company's documents. Reveals nothing about documents of other companies. */
export function openQueuePlaces(
  tools: PlacesTools,
): (companyId: string, ids: readonly string[]) => Promise<ReadonlyMap<string, QueuePlace>> {
  let kept: { at: number; places: Promise<Map<string, QueuePlace & { companyId: string }>> } | null = null;
  return async (companyId, ids) => {
    const at = performance.now();
    if (kept === null || at - kept.at > KEPT_MS) {
      const places = placesInLine(tools);
      kept = { at, places };
      // Current callers receive the error; the next caller queries again.
      places.catch(() => {
        if (kept?.places === places) kept = null;
      });
    }
    const places = await kept.places;
    return new Map(
      ids.flatMap((id): [string, QueuePlace][] => {
        const place = places.get(id);
        if (place === undefined || place.companyId !== companyId) return [];
        return [[id, { position: place.position, estimatedWaitS: place.estimatedWaitS }]];
      }),
    );
  };
}

async function placesInLine(tools: PlacesTools) {
  const { documents, lastTaken } = await wholeLine(tools.queries, tools.now());
  const order = readingOrder(
    documents.filter((one) => one.isFree),
    lastTaken,
  );
  const pace = tools.pace();
  const inHand = documents.filter((one) => one.state === 'processing' && !one.isFree);
  const waitsS = waitsOf(
    order.map((one) => secondsOf(workOfDocument(one), pace)),
    inHand.map((one) =>
      secondsLeft(
        { work: workOfDocument(one), progress: progressOf(one.progress), elapsedS: tools.elapsedS(one.id) },
        pace,
      ),
    ),
    tools.readers,
  );
  return new Map(
    order.map(({ id, companyId }, position) => {
      const estimatedWaitS = Math.max(1, Math.round(waitsS[position] ?? 0));
      return [id, { companyId, position, estimatedWaitS }];
    }),
  );
}

function workOfDocument({ type, sizeBytes, cutPages, filePages }: LineDocument) {
  return workOf({ type, sizeBytes, pages: cutPages ?? (filePages || null), wordsKept: cutPages !== null });
}

const storedProgress = z.object({ page: z.number(), pages: z.number() }).nullable();

function progressOf(stored: unknown) {
  return storedProgress.catch(null).parse(stored);
}
