import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';

export interface UserRow {
  id: string;
  name: string;
  email: string;
  /** Null for a person who signed up with a third party and never set one. */
  password_hash: string | null;
  account_type: string;
  language: string;
  date_format: string;
  avatar: string | null;
  closed_at: Date | null;
  /** False: the person has other second factors and turned off codes by mail. */
  mails_codes: boolean;
}

const userColumns = [
  'id',
  'name',
  'email',
  'password_hash',
  'account_type',
  'language',
  'date_format',
  'avatar',
  'closed_at',
  'mails_codes',
] as const;

export function userByEmail(queries: Queries, email: string): Promise<UserRow | undefined> {
  return queries
    .selectFrom('app_user')
    .select(userColumns)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
}

/**
 * The person signed in with a code mailed to the account's email, or with a factor set up after one: the email is
 * theirs.
 */
export async function writeEmailProved(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .updateTable('app_user')
    .set({ email_proved_at: now })
    .where('id', '=', id)
    .where('email_proved_at', 'is', null)
    .execute();
}

export function userById(queries: Queries, id: string): Promise<UserRow | undefined> {
  return queries.selectFrom('app_user').select(userColumns).where('id', '=', id).executeTakeFirst();
}

export interface NewUser {
  name: string;
  email: string;
  passwordHash: string | null;
  accountType: string;
  language: string;
}

/** Null when the email is taken, also by a sign-up at the same moment. */
export async function insertUser(queries: Queries, user: NewUser): Promise<string | null> {
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
  change: { name?: string; language?: string; date_format?: string; password_hash?: string; email?: string },
): Promise<void> {
  if (Object.keys(change).length > 0) await queries.updateTable('app_user').set(change).where('id', '=', id).execute();
}

/**
 * Stores a reset link and returns true; false if an unused link of the person expires after `unlessAfter`. The person's
 * row is locked in the caller's transaction, so that of requests at the same moment one gets a link.
 */
export async function insertReset(
  tx: Queries,
  reset: { tokenHash: Buffer; userId: string; expiresAt: Date; unlessAfter: Date },
): Promise<boolean> {
  await tx.selectFrom('app_user').select('id').where('id', '=', reset.userId).forUpdate().execute();
  const younger = await tx
    .selectFrom('password_reset')
    .select('user_id')
    .where('user_id', '=', reset.userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', reset.unlessAfter)
    .executeTakeFirst();
  if (younger !== undefined) return false;
  await tx
    .insertInto('password_reset')
    .values({ token_hash: reset.tokenHash, user_id: reset.userId, expires_at: reset.expiresAt })
    .execute();
  return true;
}

/** The user of a reset token; null when it is unknown, used or expired. */
export async function findReset(queries: Queries, tokenHash: Buffer, now: Date): Promise<string | null> {
  const row = await queries
    .selectFrom('password_reset')
    .select('user_id')
    .where('token_hash', '=', tokenHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Uses up a reset token and returns its user; null when it is unknown, used or expired. */
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

/** Deletes the user's reset links, so that they stop working. */
export async function deleteResetsOf(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('password_reset').where('user_id', '=', userId).execute();
}
