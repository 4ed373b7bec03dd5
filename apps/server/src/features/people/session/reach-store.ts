import { roleOf } from '@folio/permissions';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { Reach } from '../../../platform/http/session.ts';

/**
 * How the user has access to a company; null where they have no access. Membership takes precedence over a practice.
 */
export async function reachOf(queries: Queries, userId: string, companyId: string): Promise<Reach | null> {
  const row = await queries
    .selectFrom('company_reach as reach')
    .innerJoin('company', 'company.id', 'reach.company_id')
    .leftJoin('practice', 'practice.id', 'reach.practice_id')
    .select(['reach.role', 'practice.id', 'practice.name', 'company.state'])
    .where('reach.user_id', '=', userId)
    .where('reach.company_id', '=', companyId)
    .orderBy(sql`reach.practice_id nulls first`)
    .orderBy('reach.level')
    .executeTakeFirst();
  const role = roleOf(row?.role);
  if (row === undefined || role === null) return null;
  const practice = row.id === null || row.name === null ? null : { id: row.id, name: row.name };
  return { role, practice, archived: row.state === 'archived' };
}

/** The email address, as the person typed it, and the role of everyone who has access to a company. */
export function emailsOfReach(queries: Queries, companyId: string): Promise<{ email: string; role: string | null }[]> {
  return queries
    .selectFrom('company_reach as reach')
    .innerJoin('app_user as person', 'person.id', 'reach.user_id')
    .select(['person.email', 'reach.role'])
    .where('reach.company_id', '=', companyId)
    .where('person.closed_at', 'is', null)
    .execute();
}
