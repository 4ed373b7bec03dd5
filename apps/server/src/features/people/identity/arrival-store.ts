import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';
import type { VouchedFor } from '../../../platform/oidc/provider.ts';

/** A person whom a provider has identified, and whose identity is not linked to an account. */
export interface ArrivalEntry extends VouchedFor {
  email: string;
  provider: string;
  emailProved: boolean;
  returnTo: string | null;
}

export async function insertArrival(
  queries: Queries,
  arrival: Omit<ArrivalEntry, 'emailProved'> & { tokenHash: Buffer; now: Date; expiresAt: Date },
): Promise<void> {
  await queries.deleteFrom('identity_arrival').where('expires_at', '<=', arrival.now).execute();
  await queries
    .insertInto('identity_arrival')
    .values({
      token_hash: arrival.tokenHash,
      provider: arrival.provider,
      issuer: arrival.issuer,
      subject: arrival.subject,
      email: arrival.email,
      email_verified: arrival.emailVerified,
      name: arrival.name,
      return_to: arrival.returnTo,
      expires_at: arrival.expiresAt,
    })
    .execute();
}

export async function findArrival(queries: Queries, tokenHash: Buffer, now: Date): Promise<ArrivalEntry | null> {
  const row = await queries
    .selectFrom('identity_arrival')
    .select([
      'provider',
      'issuer',
      'subject',
      'email',
      'email_verified as emailVerified',
      'email_proved as emailProved',
      'name',
      'return_to as returnTo',
    ])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return row ?? null;
}

/** A new code replaces the previous one. */
export async function setArrivalCode(
  queries: Queries,
  tokenHash: Buffer,
  { codeHash, expiresAt }: { codeHash: Buffer; expiresAt: Date },
): Promise<void> {
  await queries
    .updateTable('identity_arrival')
    .set({ code_hash: codeHash, code_expires_at: expiresAt, code_attempts: 0 })
    .where('token_hash', '=', tokenHash)
    .execute();
}

/** One statement counts the try and uses up the code when it is right; a right code works once. */
export async function tryArrivalCode(
  queries: Queries,
  tokenHash: Buffer,
  { codeHash, now, maxTries }: { codeHash: Buffer; now: Date; maxTries: number },
): Promise<boolean> {
  const row = await queries
    .updateTable('identity_arrival')
    .set({
      code_attempts: sql`code_attempts + 1`,
      email_proved: sql`email_proved or code_hash = ${codeHash}`,
      code_hash: sql`nullif(code_hash, ${codeHash})`,
    })
    .where('token_hash', '=', tokenHash)
    .where('code_hash', 'is not', null)
    .where('code_expires_at', '>', now)
    .where('code_attempts', '<', maxTries)
    .returning(sql<boolean>`code_hash is null`.as('right'))
    .executeTakeFirst();
  return row?.right ?? false;
}

/** Ends the arrival: an account was created, or proved. False when another request ended it meanwhile. */
export async function deleteArrival(queries: Queries, tokenHash: Buffer): Promise<boolean> {
  const row = await queries
    .deleteFrom('identity_arrival')
    .where('token_hash', '=', tokenHash)
    .returning('provider')
    .executeTakeFirst();
  return row !== undefined;
}
