import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';

export interface AuthenticatorRow {
  sealedSecret: Buffer;
  confirmedAt: Date | null;
}

/**
 * Stores a pending set-up, which replaces an earlier pending one. Returns false and changes nothing when an app is
 * active already.
 */
export async function keepSetUp(queries: Queries, userId: string, sealedSecret: Buffer): Promise<boolean> {
  const row = await queries
    .insertInto('authenticator')
    .values({ user_id: userId, sealed_secret: sealedSecret })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sealed_secret: sealedSecret, last_step: 0n })
        .where('authenticator.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function findAuthenticator(queries: Queries, userId: string): Promise<AuthenticatorRow | null> {
  const row = await queries
    .selectFrom('authenticator')
    .select(['sealed_secret as sealedSecret', 'confirmed_at as confirmedAt'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Uses up a time step; false when it, or a later one, was used before. Of two requests with the same code, one
 * succeeds.
 */
export async function useStep(queries: Queries, userId: string, step: number, confirmedAt?: Date): Promise<boolean> {
  const row = await queries
    .updateTable('authenticator')
    .set({ last_step: BigInt(step), ...(confirmedAt && { confirmed_at: confirmedAt }) })
    .where('user_id', '=', userId)
    .where('last_step', '<', BigInt(step))
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the person had no app. */
export async function deleteAuthenticator(queries: Queries, userId: string): Promise<boolean> {
  const row = await queries
    .deleteFrom('authenticator')
    .where('user_id', '=', userId)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** One sealed secret, to test the key with; null where no user has an authenticator app. */
export async function anySealedSecret(queries: Queries): Promise<{ userId: string; sealedSecret: Buffer } | null> {
  const row = await queries
    .selectFrom('authenticator')
    .select(['user_id as userId', 'sealed_secret as sealedSecret'])
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

/** Replaces all earlier recovery codes. */
export async function replaceRecoveryCodes(queries: Queries, userId: string, hashes: Buffer[]): Promise<void> {
  await queries.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await queries
    .insertInto('recovery_code')
    .values(hashes.map((hash) => ({ user_id: userId, code_hash: hash })))
    .execute();
}

/** False when the code is not one of the user's, or was used. */
export async function spendRecoveryCode(queries: Queries, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const row = await queries
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row !== undefined;
}

export interface FactorsRow {
  name: string;
  email: string;
  mailsCodes: boolean;
  hasPassword: boolean;
  authenticatorSince: Date | null;
  recoveryCodesLeft: number;
  passkeys: number;
}

/** All factors of a person, in one query. */
export async function factorsOf(queries: Queries, userId: string): Promise<FactorsRow> {
  const { rows } = await sql<FactorsRow>`
    select person.name, person.email, person.mails_codes as "mailsCodes", person.password_hash is not null as "hasPassword",
           (select confirmed_at from authenticator where user_id = person.id) as "authenticatorSince",
           (select count(*)::int from recovery_code where user_id = person.id and used_at is null) as "recoveryCodesLeft",
           (select count(*)::int from passkey where user_id = person.id) as passkeys
      from app_user person where person.id = ${userId}`.execute(queries);
  const [row] = rows;
  if (row === undefined) throw new Error('the signed-in person has no account');
  return row;
}

export async function setMailsCodes(queries: Queries, userId: string, mailsCodes: boolean): Promise<void> {
  await queries.updateTable('app_user').set({ mails_codes: mailsCodes }).where('id', '=', userId).execute();
}

/** A user without an authenticator app and passkey gets codes by mail again. */
export async function mailCodesAgain(queries: Queries, userId: string): Promise<void> {
  await sql`
    update app_user set mails_codes = true
     where id = ${userId} and not mails_codes
       and not exists (select from passkey where user_id = app_user.id)
       and not exists (select from authenticator where user_id = app_user.id and confirmed_at is not null)`.execute(
    queries,
  );
}

/** Deletes the second factors of a person who closes their account. */
export async function deleteFactors(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('authenticator').where('user_id', '=', userId).execute();
  await queries.deleteFrom('recovery_code').where('user_id', '=', userId).execute();
  await queries.deleteFrom('passkey_challenge').where('user_id', '=', userId).execute();
  await queries.deleteFrom('passkey').where('user_id', '=', userId).execute();
}

/** Encrypted secrets in the order of their users, from after that user on. */
export function sealedSecretsAfter(
  queries: Queries,
  userId: string | null,
  limit: number,
): Promise<{ userId: string; sealedSecret: Buffer }[]> {
  return queries
    .selectFrom('authenticator')
    .select(['user_id as userId', 'sealed_secret as sealedSecret'])
    .$if(userId !== null, (query) => query.where('user_id', '>', userId ?? ''))
    .orderBy('user_id')
    .limit(limit)
    .execute();
}

/** Does nothing if the secret is no longer `from`. */
export async function replaceSealed(
  queries: Queries,
  { userId, from, to }: { userId: string; from: Buffer; to: Buffer },
): Promise<void> {
  await queries
    .updateTable('authenticator')
    .set({ sealed_secret: to })
    .where('user_id', '=', userId)
    .where('sealed_secret', '=', from)
    .execute();
}
