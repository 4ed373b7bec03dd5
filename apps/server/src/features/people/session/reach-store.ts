import { type Role, roleOf } from '@folio/permissions';
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

/** Every role the user holds as a member of companies. */
export async function rolesOf(queries: Queries, userId: string): Promise<Role[]> {
  const rows = await queries
    .selectFrom('company_member')
    .select('role')
    .distinct()
    .where('user_id', '=', userId)
    .execute();
  return rows.flatMap(({ role }) => roleOf(role) ?? []);
}

/** The practices a user works in, by name. */
export async function practicesOf(
  queries: Queries,
  userId: string,
): Promise<{ id: string; name: string; role: 'manager' | 'staff' }[]> {
  const rows = await queries
    .selectFrom('practice_member as member')
    .innerJoin('practice', 'practice.id', 'member.practice_id')
    .select(['practice.id', 'practice.name', 'member.role'])
    .where('member.user_id', '=', userId)
    .where('member.state', '=', 'active')
    .orderBy('practice.name')
    .execute();
  return rows.map(({ role, ...practice }) => ({ ...practice, role: role === 'manager' ? 'manager' : 'staff' }));
}
