import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import { roleOf } from './practice-store.ts';

/** The user's relation to a practice they want to join. */
export async function readApplicant(
  queries: Queries,
  userId: string,
): Promise<{ accountType: string; name: string; email: string }> {
  return queries
    .selectFrom('app_user')
    .select(['account_type as accountType', 'name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}

/** Stores a request to join; false when the user has asked before or works there already. */
export async function insertAsker(queries: Queries, practiceId: string, userId: string): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    insert into practice_member (practice_id, user_id, name, email, role, state)
    select ${practiceId}, id, name, email, 'staff', 'asked' from app_user where id = ${userId}
    on conflict do nothing returning id`.execute(queries);
  return rows.length === 1;
}

/** Withdraws the request; false when there was no request. */
export async function removeAsker(queries: Queries, practiceId: string, userId: string): Promise<boolean> {
  const changed = await queries
    .updateTable('practice_member')
    .set({ state: 'removed' })
    .where('practice_id', '=', practiceId)
    .where('user_id', '=', userId)
    .where('state', '=', 'asked')
    .returning('id')
    .execute();
  return changed.length === 1;
}

/** An invitation as its link shows it. */
export interface OpenInvitation {
  id: string;
  practiceId: string;
  practice: string;
  pcNumber: string;
  name: string;
  email: string;
  role: 'manager' | 'staff';
  seesAll: boolean;
  given: string[];
  expiresAt: Date;
}

/** The invitation with a token's hash; null when it does not exist, has expired, was accepted or withdrawn. */
export async function findInvitation(queries: Queries, tokenHash: Buffer, now: Date): Promise<OpenInvitation | null> {
  const { rows } = await sql<Omit<OpenInvitation, 'role'> & { role: string }>`
    select member.id, practice.id as "practiceId", practice.name as practice, practice.pc_number as "pcNumber", member.name,
           member.email, member.role, member.sees_all as "seesAll", member.given, member.token_expires_at as "expiresAt"
      from practice_member member join practice on practice.id = member.practice_id
     where member.token_hash = ${tokenHash} and member.state = 'invited' and member.token_expires_at > ${now}`.execute(
    queries,
  );
  const row = rows[0];
  return row === undefined ? null : { ...row, role: roleOf(row.role) };
}

/** Assigns the invited row to the user; false when another user accepted it at the same moment. */
export async function bindInvitation(queries: Queries, id: string, userId: string): Promise<boolean> {
  const changed = await queries
    .updateTable('practice_member')
    .set({ user_id: userId, state: 'active', token_hash: null, token_expires_at: null, given: sql<string[]>`'{}'` })
    .where('id', '=', id)
    .where('state', '=', 'invited')
    .returning('id')
    .execute();
  return changed.length === 1;
}
