import type { Queries } from '../../../platform/database/open.ts';
import { countPendingRequests } from './list-store.ts';

/** How many practices wait for the company's answer. */
export function pendingRequests(queries: Queries, companyId: string): Promise<number> {
  return countPendingRequests(queries, companyId);
}
