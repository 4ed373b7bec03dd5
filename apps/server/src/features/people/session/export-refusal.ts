import { may, roleOf } from '@folio/permissions';
import type { Queries } from '../../../platform/database/open.ts';
import { emailsOfReach, reachOf } from './reach-store.ts';

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

/** Whether a user may send documents of a company to any address: the permission of emailing an invoice or a statement. */
export async function maySendOutside(queries: Queries, companyId: string, userId: string): Promise<boolean> {
  const reach = await reachOf(queries, userId, companyId);
  return reach !== null && may(reach.role, 'write');
}

/** The email addresses, in lower case, of the people who may read the books of a company at this moment. */
export async function readerAddresses(queries: Queries, companyId: string): Promise<ReadonlySet<string>> {
  const people = await emailsOfReach(queries, companyId);
  return new Set(people.filter(({ role }) => may(roleOf(role), 'read')).map(({ email }) => email.toLowerCase()));
}
