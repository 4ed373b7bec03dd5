import type { TokenScope } from '@folio/contract';
import type { Queries } from '../../../platform/database/open.ts';

export interface StoredToken {
  id: string;
  name: string;
  scope: string;
  ending: string;
  created_at: Date;
  expires_at: Date;
  revoked_at: Date | null;
  last_used_at: Date | null;
  last_address: string | null;
  only_company_id: string | null;
  company_name: string | null;
}

/** A user's tokens, newest first, with the names of their companies. */
export function readTokens(queries: Queries, userId: string): Promise<StoredToken[]> {
  return queries
    .selectFrom('api_token as token')
    .leftJoin('company', 'company.id', 'token.only_company_id')
    .select([
      'token.id',
      'token.name',
      'token.scope',
      'token.ending',
      'token.created_at',
      'token.expires_at',
      'token.revoked_at',
      'token.last_used_at',
      'token.last_address',
      'token.only_company_id',
      'company.name as company_name',
    ])
    .where('token.user_id', '=', userId)
    .orderBy('token.created_at', 'desc')
    .orderBy('token.id')
    .execute();
}

export async function insertToken(
  queries: Queries,
  token: {
    userId: string;
    name: string;
    scope: TokenScope;
    onlyCompanyId: string | null;
    tokenHash: Buffer;
    ending: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<string> {
  const { id } = await queries
    .insertInto('api_token')
    .values({
      user_id: token.userId,
      name: token.name,
      scope: token.scope,
      only_company_id: token.onlyCompanyId,
      token_hash: token.tokenHash,
      ending: token.ending,
      created_at: token.now,
      expires_at: token.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Revokes one of the user's tokens; returns its name if it was active until now. */
export async function markRevoked(queries: Queries, userId: string, id: string, now: Date): Promise<string | null> {
  const row = await queries
    .updateTable('api_token')
    .set({ revoked_at: now })
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

/** Deletes all tokens of a user; they stop working. */
export async function deleteTokens(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('api_token').where('user_id', '=', userId).execute();
}

/** Deletes tokens that expired or were revoked before a date. */
export async function dropEnded(queries: Queries, userId: string, before: Date): Promise<void> {
  await queries
    .deleteFrom('api_token')
    .where('user_id', '=', userId)
    .where((is) => is.or([is('expires_at', '<', before), is('revoked_at', '<', before)]))
    .execute();
}

/** Whether the user has access to a company. */
export async function reaches(queries: Queries, userId: string, companyId: string): Promise<boolean> {
  const row = await queries
    .selectFrom('company_reach')
    .select('company_id')
    .where('user_id', '=', userId)
    .where('company_id', '=', companyId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
