import type { Queries } from '../../../platform/database/open.ts';
import type { KeptPasskey, NewPasskey } from '../../../platform/passkey/index.ts';

export interface PasskeyEntry extends KeptPasskey {
  id: string;
  userId: string;
  name: string;
  backedUp: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

export type ChallengePurpose = 'register' | 'second_factor' | 'confirm' | 'sign_in';

export interface Challenge {
  hash: Buffer;
  purpose: ChallengePurpose;
  /** Null while the user is unknown. */
  userId: string | null;
}

const columns = [
  'id',
  'user_id as userId',
  'credential_id as credentialId',
  'public_key as publicKey',
  'counter',
  'transports',
  'name',
  'backed_up as backedUp',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

/** The person's passkeys, oldest first. */
export async function passkeysOf(queries: Queries, userId: string): Promise<PasskeyEntry[]> {
  const rows = await queries
    .selectFrom('passkey')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, counter: Number(row.counter) }));
}

export async function findPasskey(queries: Queries, credentialId: string): Promise<PasskeyEntry | null> {
  const row = await queries
    .selectFrom('passkey')
    .select(columns)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, counter: Number(row.counter) };
}

/** False when the passkey is registered already. */
export async function insertPasskey(
  queries: Queries,
  passkey: NewPasskey & { userId: string; name: string; now: Date },
): Promise<boolean> {
  const row = await queries
    .insertInto('passkey')
    .values({
      user_id: passkey.userId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: BigInt(passkey.counter),
      transports: passkey.transports,
      backed_up: passkey.backedUp,
      name: passkey.name,
      created_at: passkey.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores a use; false when another use with the same counter, or a higher one, was stored meanwhile. */
export async function noteUse(
  queries: Queries,
  { id, counter, now }: { id: string; counter: number; now: Date },
): Promise<boolean> {
  const row = await queries
    .updateTable('passkey')
    .set({ counter: BigInt(counter), last_used_at: now })
    .where('id', '=', id)
    .$if(counter > 0, (query) => query.where('counter', '<', BigInt(counter)))
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** False when the person has no such passkey. */
export async function renamePasskey(queries: Queries, userId: string, id: string, name: string): Promise<boolean> {
  const row = await queries
    .updateTable('passkey')
    .set({ name })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Returns its name; null when the person has no such passkey. */
export async function deletePasskey(queries: Queries, userId: string, id: string): Promise<string | null> {
  const row = await queries
    .deleteFrom('passkey')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Stores a challenge and deletes expired ones. */
export async function insertChallenge(
  queries: Queries,
  { hash, purpose, userId }: Challenge,
  { now, expiresAt }: { now: Date; expiresAt: Date },
): Promise<void> {
  await queries.deleteFrom('passkey_challenge').where('expires_at', '<=', now).execute();
  await queries
    .insertInto('passkey_challenge')
    .values({ challenge_hash: hash, purpose, user_id: userId, expires_at: expiresAt })
    .execute();
}

/** Uses up a challenge; false when it was created for another purpose, or no longer exists. */
export async function takeChallenge(
  queries: Queries,
  { hash, purpose, userId }: Challenge,
  now: Date,
): Promise<boolean> {
  const row = await queries
    .deleteFrom('passkey_challenge')
    .where('challenge_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now)
    .returning('purpose')
    .executeTakeFirst();
  return row !== undefined;
}
