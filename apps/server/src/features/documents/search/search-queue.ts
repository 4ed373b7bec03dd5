import type { Queries } from '../../../platform/database/open.ts';
import type { QueueState } from '../../../platform/metrics/index.ts';
import { countWaiting } from './waiting-store.ts';

/** The changed records of all companies that the search does not know yet. Their times are not kept. */
export async function searchQueue(queries: Queries): Promise<QueueState> {
  return { queue: 'search', waiting: await countWaiting(queries), oldestSeconds: null, failed: null };
}
