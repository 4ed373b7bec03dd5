import { type Role, roleOf } from '@folio/permissions';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/open.ts';
import type { Reach } from '../../platform/http/session.ts';

export interface UserRow {
  id: string;
  name: string;
  email: string;
  password_hash: string;
  account_type: string;
  language: string;
  avatar: string | null;
}

const userColumns = ['id', 'name', 'email', 'password_hash', 'account_type', 'language', 'avatar'] as const;

export function findUserByEmail(queries: Queries, email: string): Promise<UserRow | undefined> {
  return queries
    .selectFrom('app_user')
    .select(userColumns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

export function findUser(queries: Queries, id: string): Promise<UserRow | undefined> {
  return queries.selectFrom('app_user').select(userColumns).where('id', '=', id).executeTakeFirst();
}

/** Null when the email is taken, also by somebody signing up at the same moment. */
export async function insertUser(
  queries: Queries,
  user: { name: string; email: string; passwordHash: string; accountType: string; language: string },
): Promise<string | null> {
  const row = await queries
    .insertInto('app_user')
    .values({
      name: user.name,
      email: user.email,
      password_hash: user.passwordHash,
      account_type: user.accountType,
      language: user.language,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function insertPractice(
  queries: Queries,
  practice: {
    ownerUserId: string;
    ownerName: string;
    name: string;
    pcNumber: string;
    phone: string;
    email: string;
    address: string;
  },
): Promise<void> {
  const { id } = await queries
    .insertInto('practice')
    .values({
      owner_user_id: practice.ownerUserId,
      name: practice.name,
      pc_number: practice.pcNumber,
      phone: practice.phone,
      email: practice.email,
      address: practice.address,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await queries
    .insertInto('practice_member')
    .values({
      practice_id: id,
      number: 1,
      user_id: practice.ownerUserId,
      name: practice.ownerName,
      email: practice.email,
      role: 'manager',
      sees_all: true,
      state: 'active',
    })
    .execute();
}

export async function updateUser(
  queries: Queries,
  id: string,
  change: { name?: string; language?: string; password_hash?: string },
): Promise<void> {
  if (Object.keys(change).length > 0) await queries.updateTable('app_user').set(change).where('id', '=', id).execute();
}

export async function insertSession(
  queries: Queries,
  session: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await queries
    .insertInto('user_session')
    .values({
      token_hash: session.tokenHash,
      user_id: session.userId,
      second_factor_pending: true,
      expires_at: session.expiresAt,
    })
    .execute();
}

/** The second factor is confirmed: the session goes on under a new token, so that the old one is worth nothing. */
export async function confirmSession(queries: Queries, tokenHash: Buffer, newTokenHash: Buffer): Promise<void> {
  await queries
    .updateTable('user_session')
    .set({ token_hash: newTokenHash, second_factor_pending: false })
    .where('token_hash', '=', tokenHash)
    .execute();
}

export async function deleteSession(queries: Queries, tokenHash: Buffer): Promise<void> {
  await queries.deleteFrom('user_session').where('token_hash', '=', tokenHash).execute();
}

export async function deleteSessionsOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('user_session').where('user_id', '=', userId).execute();
}

/** A new code takes the place of the ones before it. */
export async function replaceCode(
  queries: Queries,
  code: { userId: string; codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  await queries.deleteFrom('one_time_code').where('user_id', '=', code.userId).execute();
  await queries
    .insertInto('one_time_code')
    .values({ user_id: code.userId, code_hash: code.codeHash, expires_at: code.expiresAt })
    .execute();
}

/**
 * Uses a code up: one statement counts the try and takes the code when it is right, so two tries at once cannot share one.
 * True when it was right, unused, in time and within the tries.
 */
export async function useCode(
  queries: Queries,
  code: { userId: string; codeHash: Buffer; now: Date; maxAttempts: number },
): Promise<boolean> {
  const tried = await queries
    .updateTable('one_time_code')
    .set({
      attempts: sql`attempts + 1`,
      used_at: sql`case when code_hash = ${code.codeHash} then ${code.now}::timestamptz end`,
    })
    .where('user_id', '=', code.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', code.now)
    .where('attempts', '<', code.maxAttempts)
    .returning('used_at')
    .execute();
  return tried.some((row) => row.used_at !== null);
}

export async function insertReset(
  queries: Queries,
  reset: { tokenHash: Buffer; userId: string; expiresAt: Date },
): Promise<void> {
  await queries
    .insertInto('password_reset')
    .values({ token_hash: reset.tokenHash, user_id: reset.userId, expires_at: reset.expiresAt })
    .execute();
}

/** Uses a reset token up and answers whose it is; null when it is unknown, used or expired. */
export async function useReset(queries: Queries, tokenHash: Buffer, now: Date): Promise<string | null> {
  const row = await queries
    .updateTable('password_reset')
    .set({ used_at: now })
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Counts one more try in the window and answers how many there are now. Old windows of the key are dropped. */
export async function countAttempt(queries: Queries, keyHash: Buffer, windowStart: Date): Promise<number> {
  await queries.deleteFrom('attempt').where('key_hash', '=', keyHash).where('window_start', '<', windowStart).execute();
  const row = await queries
    .insertInto('attempt')
    .values({ key_hash: keyHash, window_start: windowStart })
    .onConflict((conflict) =>
      conflict.columns(['key_hash', 'window_start']).doUpdateSet({ count: sql`attempt.count + 1` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow();
  return row.count;
}

/** How the user reaches a company; null where they do not. Membership goes before a practice. */
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
