import { type ClaimedDocument, claimOne } from '../read/read-one.ts';
import type { ReadingTools } from '../read/reading-tools.ts';
import { headsOfLine, setAside } from './line-store.ts';
import { readingOrder } from './reading-order.ts';

/** How often another process may be faster before this reader looks again later. */
const MAX_TRIES = 10;
/** How long a document that could not be taken is set aside. */
const ASIDE_S = 60;

/** Takes the document whose turn it is in hand; null when none waits. */
export async function takeNext(tools: ReadingTools): Promise<ClaimedDocument | null> {
  const { queries } = tools.platform.database;
  for (let tries = 0; tries < MAX_TRIES; tries++) {
    const { waiting, lastTaken } = await headsOfLine(queries, tools.platform.now());
    const next = readingOrder(waiting, lastTaken)[0];
    if (next === undefined) return null;
    try {
      const claimed = await claimOne(tools, next.companyId, next.id);
      if (claimed !== null) return claimed;
    } catch (error) {
      await setAside(queries, next, ASIDE_S);
      throw error;
    }
  }
  return null;
}

/** Lets readers take documents one after another: two that looked at once would find the same one. */
export function inTurn<T>(take: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return () => {
    const next = last.then(take);
    last = next.catch(() => undefined);
    return next;
  };
}
