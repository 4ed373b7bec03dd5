import type { Queries } from '../../../../platform/database/open.ts';
import type { QueueState } from '../../../../platform/metrics/index.ts';
import { readDepth } from './depth-store.ts';

/** The documents of all companies that wait for a reader, and those whose reading was given up. */
export async function documentQueue(queries: Queries): Promise<QueueState> {
  return { queue: 'documents', ...(await readDepth(queries)) };
}
