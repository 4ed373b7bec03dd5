import { scopeOf } from '@folio/permissions';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Platform } from './app.ts';
import { Refusal } from './refusal.ts';
import {
  type ApiToken,
  hashSecret,
  hasSessionCookie,
  type ReachColumns,
  reachOf,
  type SessionUser,
} from './session.ts';

/** More than any program of a company needs, less than what would trouble the others on the machine. */
export const MOST_CALLS_A_MINUTE = 600;
const MINUTE_MS = 60_000;

/**
 * The API token a request came with; null when it came with none, or with a session cookie too: a browser adds its cookies to
 * whatever page asks, so beside one the token counts for nothing and the XSRF token is asked for.
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
 * Whose token it is, and in the same statement how they reach a company, that it was used, and how often in this minute. A use that
 * is lost in a power cut harms nobody, so the disk is not waited for. Throws `unauthenticated` for a token that was never made, has
 * expired or was revoked, and `too_many_requests`.
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
  if (row === undefined || scope === null) throw new Refusal('unauthenticated', { word: 'token_invalid' });
  if (row.calls > MOST_CALLS_A_MINUTE)
    throw new Refusal('too_many_requests', { word: 'token_too_fast', values: { most: String(MOST_CALLS_A_MINUTE) } });
  const apiToken: ApiToken = { id: row.id, name: row.name, scope, onlyCompanyId: row.only_company_id };
  return {
    userId: row.user_id,
    sessionId: row.id,
    secondFactorPending: false,
    tokenHash,
    confirmedAt: null,
    reach: reachOf(row),
    // A program reads dates as it writes them.
    dayStyle: 'iso',
    apiToken,
  };
}
