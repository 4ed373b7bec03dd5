import { may } from '@folio/permissions';
import type { Queries } from '../../../platform/database/open.ts';
import { reachOf } from './reach-store.ts';

/** Why a user may not export the reports of a company at this moment; null if they may. */
export async function exportRefusal(
  queries: Queries,
  companyId: string,
  userId: string,
): Promise<'no_access' | 'archived' | null> {
  const reach = await reachOf(queries, userId, companyId);
  if (reach === null || !may(reach.role, 'read')) return 'no_access';
  return reach.archived ? 'archived' : null;
}
