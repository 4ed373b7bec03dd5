import { scopeOf } from '@folio/permissions';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from './app.ts';
import { DomainError } from './domain-error.ts';
import {
  type ApiToken,
  hashSecret,
  hasSessionCookie,
  type ReachColumns,
  reachOf,
  type SessionUser,
} from './session.ts';

/** More than a program of one company needs, but few enough not to slow down other users of the server. */
export const MAX_CALLS_A_MINUTE = 600;
const MINUTE_MS = 60_000;

/**
 * The API token of a request. Null if the request has no token, or if it also has a session cookie: a browser adds
 * its cookies to requests from any page, so the token is then ignored and the XSRF token is required.
 */
export function bearerOf(request: FastifyRequest): string | null {
  if (hasSessionCookie(request)) return null;
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

interface TokenRow extends ReachColumns {
  id: string;
  user_id: string;
  name: string;
  scope: string;
  only_company_id: string | null;
  calls: number;
}

/**
 * Returns the owner of the token and their access to a company. The same statement records that the token was used
 * and counts its calls in this minute. Losing this record in a power cut does no harm, so the statement does not wait
 * for the disk. Throws `unauthenticated` for a token that was never made, has expired or was revoked, and
 * `too_many_requests`.
 */
export async function sessionOfToken(
  platform: Platform,
  request: FastifyRequest,
  bearer: string,
  companyId: string | null,
): Promise<SessionUser> {
  const now = platform.now();
  const minute = new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
  const tokenHash = hashSecret(bearer);
  const { rows } = await sql<TokenRow>`
    with soon as (select set_config('synchronous_commit', 'off', true)),
    used as (
      update api_token token
         set last_used_at = ${now}, last_address = ${request.ip}, window_start = ${minute},
             calls = case when token.window_start = ${minute} then token.calls + 1 else 1 end
        from app_user owner, soon
       where token.token_hash = ${tokenHash} and token.revoked_at is null and token.expires_at > ${now}
         and owner.id = token.user_id and owner.closed_at is null
      returning token.id, token.user_id, token.name, token.scope, token.only_company_id, token.calls)
    select used.*, reach.*
      from used
      left join lateral (
        select reach.role, reach.practice_id, practice.name as practice_name, company.state
          from company_reach reach
          join company on company.id = reach.company_id
          left join practice on practice.id = reach.practice_id
         where reach.user_id = used.user_id and reach.company_id = ${companyId}::uuid
           and (used.only_company_id is null or used.only_company_id = reach.company_id)
         order by reach.practice_id nulls first, reach.level
         limit 1) reach on true`.execute(platform.database.queries);
  const row = rows[0];
  const scope = scopeOf(row?.scope);
  if (row === undefined || scope === null) throw new DomainError('unauthenticated', { word: 'token_invalid' });
  if (row.calls > MAX_CALLS_A_MINUTE)
    throw new DomainError('too_many_requests', {
      word: 'token_too_fast',
      values: { most: String(MAX_CALLS_A_MINUTE) },
    });
  const apiToken: ApiToken = { id: row.id, name: row.name, scope, onlyCompanyId: row.only_company_id };
  return {
    userId: row.user_id,
    sessionId: row.id,
    secondFactorPending: false,
    tokenHash,
    confirmedAt: null,
    reach: reachOf(row),
    // A program reads dates in the same format in which it sends them.
    dayStyle: 'iso',
    apiToken,
  };
}
