import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import { memberStateOf, roleOf } from './practice-store.ts';

/** A person of a practice, as the acts need it. */
export interface StaffMember {
  id: string;
  number: number;
  userId: string | null;
  name: string;
  email: string;
  role: 'manager' | 'staff';
  seesAll: boolean;
  state: 'asked' | 'invited' | 'active' | 'removed';
  companyIds: string[];
  expiresAt: Date | null;
}

interface StaffRow extends Omit<StaffMember, 'role' | 'state'> {
  role: string;
  state: string;
}

/** The people of a practice who were not removed, by number; with `id` only that person. */
export async function readStaff(queries: Queries, practiceId: string, id?: string): Promise<StaffMember[]> {
  const { rows } = await sql<StaffRow>`
    select member.id, member.number, member.user_id as "userId", coalesce(person.name, member.name) as name,
           coalesce(person.email, member.email) as email, member.role, member.sees_all as "seesAll", member.state,
           member.token_expires_at as "expiresAt",
           case when member.user_id is null then member.given
                else array(select company_id from practice_client_staff given
                            where given.practice_id = member.practice_id and given.user_id = member.user_id
                            order by company_id) end as "companyIds"
      from practice_member member
      left join app_user person on person.id = member.user_id
     where member.practice_id = ${practiceId} and member.state <> 'removed'
       and (${id ?? null}::uuid is null or member.id = ${id ?? null}::uuid)
     order by member.number`.execute(queries);
  return rows.map((row) => ({ ...row, role: roleOf(row.role), state: memberStateOf(row.state) ?? 'removed' }));
}

export async function countManagers(queries: Queries, practiceId: string): Promise<number> {
  const row = await queries
    .selectFrom('practice_member')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('practice_id', '=', practiceId)
    .where('state', '=', 'active')
    .where('role', '=', 'manager')
    .executeTakeFirstOrThrow();
  return row.count;
}

export interface NewInvitation {
  practiceId: string;
  name: string;
  email: string;
  role: 'manager' | 'staff';
  seesAll: boolean;
  companyIds: readonly string[];
  tokenHash: Buffer;
  expiresAt: Date;
  invitedBy: string;
}

/** Returns the invitation's id; null when an invitation to this address is already pending. */
export async function insertInvitation(queries: Queries, invitation: NewInvitation): Promise<string | null> {
  const { practiceId, name, email, role, seesAll, companyIds, tokenHash, expiresAt, invitedBy } = invitation;
  const { rows } = await sql<{ id: string }>`
    insert into practice_member (practice_id, name, email, role, sees_all, state, given, token_hash, token_expires_at, invited_by)
    values (${practiceId}, ${name}, ${email.toLowerCase()}, ${role}, ${seesAll}, 'invited', ${[...companyIds]}::uuid[],
            ${tokenHash}, ${expiresAt}, ${invitedBy})
    on conflict do nothing returning id`.execute(queries);
  return rows[0]?.id ?? null;
}

/** Whether a person with this address works in the practice, or asks to. */
export async function isKnownAddress(queries: Queries, practiceId: string, email: string): Promise<boolean> {
  const row = await queries
    .selectFrom('practice_member as member')
    .innerJoin('app_user as person', 'person.id', 'member.user_id')
    .select('member.id')
    .where('member.practice_id', '=', practiceId)
    .where('member.state', 'in', ['active', 'asked'])
    .where(sql`lower(person.email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row !== undefined;
}

export async function renewToken(
  queries: Queries,
  id: string,
  token: { tokenHash: Buffer; expiresAt: Date },
): Promise<void> {
  await queries
    .updateTable('practice_member')
    .set({ token_hash: token.tokenHash, token_expires_at: token.expiresAt, mail_sent: null })
    .where('id', '=', id)
    .where('state', '=', 'invited')
    .execute();
}

export async function noteMailSent(queries: Queries, id: string, sent: boolean): Promise<void> {
  await queries.updateTable('practice_member').set({ mail_sent: sent }).where('id', '=', id).execute();
}

/** Sets what a person may do; this also accepts a request to join. */
export async function writeStaff(
  queries: Queries,
  practiceId: string,
  member: StaffMember,
  may: { role: 'manager' | 'staff'; seesAll: boolean; companyIds: readonly string[] },
): Promise<void> {
  await queries
    .updateTable('practice_member')
    .set({
      role: may.role,
      sees_all: may.seesAll,
      state: member.state === 'asked' ? 'active' : member.state,
      ...(member.userId === null && { given: sql<string[]>`${[...may.companyIds]}::uuid[]` }),
    })
    .where('practice_id', '=', practiceId)
    .where('id', '=', member.id)
    .execute();
  if (member.userId !== null) await giveClients(queries, practiceId, member.userId, may.companyIds);
}

/**
 * Sets the clients of a person who does not see all clients: exactly these, limited to the practice's current
 * clients.
 */
export async function giveClients(
  queries: Queries,
  practiceId: string,
  userId: string,
  companyIds: readonly string[],
): Promise<void> {
  await queries
    .deleteFrom('practice_client_staff')
    .where('practice_id', '=', practiceId)
    .where('user_id', '=', userId)
    .execute();
  await sql`
    insert into practice_client_staff (practice_id, company_id, user_id)
    select distinct practice_id, company_id, ${userId}::uuid from access_request
     where practice_id = ${practiceId} and state = 'accepted' and company_id = any(${[...companyIds]}::uuid[])`.execute(
    queries,
  );
}

/** Removes a person; their access ends with this statement. */
export async function removeMember(queries: Queries, practiceId: string, member: StaffMember): Promise<void> {
  await queries
    .updateTable('practice_member')
    .set({ state: 'removed', token_hash: null, token_expires_at: null })
    .where('practice_id', '=', practiceId)
    .where('id', '=', member.id)
    .execute();
  if (member.userId !== null) await giveClients(queries, practiceId, member.userId, []);
}
