import { dayInHongKong, hourInHongKong } from '@folio/ledger';
import type { Queries } from '../../../platform/database/open.ts';
import type { QueueState } from '../../../platform/metrics/index.ts';
import { readDueDepth } from './depth-store.ts';

/** The scheduled reports of all companies that are due. Folio looks for them every minute and gives none up. */
export async function reportQueue(queries: Queries, now: Date): Promise<QueueState> {
  const moment = { now, today: dayInHongKong(now), hour: hourInHongKong(now) };
  return { queue: 'reports', ...(await readDueDepth(queries, moment)), failed: null };
}
