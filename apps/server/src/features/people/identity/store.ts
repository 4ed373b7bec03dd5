import type { Queries } from '../../../platform/database/open.ts';
import type { VouchedFor } from '../../../platform/oidc/provider.ts';

export type Purpose = 'sign_in' | 'link' | 'confirm';

/** A person who was redirected to a provider. */
export interface SentAway {
  provider: string;
  purpose: Purpose;
  userId: string | null;
  returnTo: string | null;
}

/** Stores the request and deletes those that have expired. */
export async function insertRequest(
  queries: Queries,
  sent: SentAway & { stateHash: Buffer; browserHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await queries.deleteFrom('identity_request').where('expires_at', '<=', sent.now).execute();
  await queries
    .insertInto('identity_request')
    .values({
      state_hash: sent.stateHash,
      browser_hash: sent.browserHash,
      provider: sent.provider,
      purpose: sent.purpose,
      user_id: sent.userId,
      return_to: sent.returnTo,
      expires_at: sent.expiresAt,
    })
    .execute();
}

/** Uses up a state, in the browser and for the provider it was created for; null when no such state exists. */
export async function takeRequest(
  queries: Queries,
  found: { stateHash: Buffer; browserHash: Buffer; provider: string; now: Date },
): Promise<SentAway | null> {
  const row = await queries
    .deleteFrom('identity_request')
    .where('state_hash', '=', found.stateHash)
    .where('browser_hash', '=', found.browserHash)
    .where('provider', '=', found.provider)
    .where('expires_at', '>', found.now)
    .returning(['provider', 'purpose', 'user_id as userId', 'return_to as returnTo'])
    .executeTakeFirst();
  if (row === undefined) return null;
  const purpose = row.purpose === 'link' || row.purpose === 'confirm' ? row.purpose : 'sign_in';
  return { ...row, purpose };
}

export interface IdentityEntry {
  id: string;
  userId: string;
  provider: string;
  email: string | null;
  skipsCode: boolean;
  createdAt: Date;
  lastUsedAt: Date | null;
}

const columns = [
  'id',
  'user_id as userId',
  'provider',
  'email',
  'skips_code as skipsCode',
  'created_at as createdAt',
  'last_used_at as lastUsedAt',
] as const;

export async function findIdentity(
  queries: Queries,
  { issuer, subject }: Pick<VouchedFor, 'issuer' | 'subject'>,
): Promise<IdentityEntry | null> {
  const row = await queries
    .selectFrom('identity')
    .select(columns)
    .where('issuer', '=', issuer)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row ?? null;
}

export function identitiesOf(queries: Queries, userId: string): Promise<IdentityEntry[]> {
  return queries
    .selectFrom('identity')
    .select(columns)
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** False when the identity is linked to an account already. */
export async function insertIdentity(
  queries: Queries,
  identity: Pick<VouchedFor, 'issuer' | 'subject' | 'email'> & { userId: string; provider: string; now: Date },
): Promise<boolean> {
  const row = await queries
    .insertInto('identity')
    .values({
      user_id: identity.userId,
      provider: identity.provider,
      issuer: identity.issuer,
      subject: identity.subject,
      email: identity.email,
      created_at: identity.now,
      last_used_at: identity.now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function noteUse(queries: Queries, id: string, email: string | null, now: Date): Promise<void> {
  await queries.updateTable('identity').set({ last_used_at: now, email }).where('id', '=', id).execute();
}

/** False when the person has no such identity. */
export async function setSkipsCode(
  queries: Queries,
  { userId, id }: { userId: string; id: string },
  skipsCode: boolean,
): Promise<boolean> {
  const row = await queries
    .updateTable('identity')
    .set({ skips_code: skipsCode })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function deleteIdentity(queries: Queries, userId: string, id: string): Promise<void> {
  await queries.deleteFrom('identity').where('user_id', '=', userId).where('id', '=', id).execute();
}

/** Deletes the linked identities of a person who closes their account. */
export async function deleteIdentities(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('identity').where('user_id', '=', userId).execute();
  await queries.deleteFrom('identity_request').where('user_id', '=', userId).execute();
}

/**
 * Whether the person can sign in without a provider: with a password or a passkey. Locks the account's row, so that
 * two requests that remove sign-in methods wait for each other.
 */
export async function hasOtherWayIn(queries: Queries, userId: string): Promise<boolean> {
  const person = await queries
    .selectFrom('app_user')
    .select('password_hash')
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
  if (person && person.password_hash !== null) return true;
  const passkey = await queries.selectFrom('passkey').select('id').where('user_id', '=', userId).executeTakeFirst();
  return passkey !== undefined;
}
