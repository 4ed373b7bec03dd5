import type { Queries } from '../../../platform/database/open.ts';
import type { QueueState } from '../../../platform/metrics/index.ts';
import { readDepth } from './depth-store.ts';

/** The emails of all companies that wait to be sent, also those that wait for another attempt, and those given up. */
export async function emailQueue(queries: Queries): Promise<QueueState> {
  return { queue: 'emails', ...(await readDepth(queries)) };
}
