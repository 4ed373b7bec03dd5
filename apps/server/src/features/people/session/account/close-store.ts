import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/open.ts';

/**
 * Names of the companies that no other user owns. The companies are locked until the transaction ends, so that two
 * owners cannot both leave.
 */
export async function companiesOnlyOwnedBy(queries: Queries, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; others: number }>`
    with owned as (
      select company.id, company.name from company
       where exists (select from company_member member
                      where member.company_id = company.id and member.user_id = ${userId} and member.role = 'owner')
       order by company.id for update)
    select owned.name, (select count(*)::integer from company_member other
                         where other.company_id = owned.id and other.role = 'owner' and other.user_id <> ${userId}) as others
      from owned order by owned.name`.execute(queries);
  return rows.filter(({ others }) => others === 0).map(({ name }) => name);
}

/** Names of the practices that no other user manages; locked in the same way. */
export async function practicesOnlyManagedBy(queries: Queries, userId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string; others: number }>`
    with managed as (
      select practice.id, practice.name from practice
       where exists (select from practice_member member
                      where member.practice_id = practice.id and member.user_id = ${userId}
                        and member.role = 'manager' and member.state = 'active')
       order by practice.id for update)
    select managed.name, (select count(*)::integer from practice_member other
                           where other.practice_id = managed.id and other.role = 'manager' and other.state = 'active'
                             and other.user_id <> ${userId}) as others
      from managed order by managed.name`.execute(queries);
  return rows.filter(({ others }) => others === 0).map(({ name }) => name);
}

/** Leaves every company; each company's log records it. */
export async function leaveCompanies(
  queries: Queries,
  { userId, now, address }: { userId: string; now: Date; address: string | null },
): Promise<void> {
  await sql`
    with gone as (delete from company_member where user_id = ${userId} returning company_id, number)
    insert into audit_event (company_id, at, user_id, action, subject_type, subject_id, change, address)
    select company_id, ${now}, ${userId}, 'account_closed', 'member', ${userId}, jsonb_build_object('number', number), ${address}
      from gone`.execute(queries);
}

/** Leaves every practice: the row stays with its number, without the name. */
export async function leavePractices(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('practice_client_staff').where('user_id', '=', userId).execute();
  await queries
    .updateTable('practice_member')
    .set({ state: 'removed', name: '', email: '', token_hash: null })
    .where('user_id', '=', userId)
    .execute();
}

/** Removes all personal data and all credentials from the row, which the books still refer to. */
export async function blankUser(
  queries: Queries,
  userId: string,
  blank: { name: string; email: string; now: Date },
): Promise<void> {
  for (const table of ['user_session', 'user_device', 'one_time_code', 'password_reset', 'email_change'] as const)
    await queries.deleteFrom(table).where('user_id', '=', userId).execute();
  await queries
    .updateTable('app_user')
    .set({ name: blank.name, email: blank.email, password_hash: null, avatar: null, closed_at: blank.now })
    .where('id', '=', userId)
    .execute();
}
