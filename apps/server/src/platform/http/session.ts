import { createHash, randomBytes } from 'node:crypto';
import { type Role, roleOf } from '@folio/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { type FolioApp, firstOf, type Platform } from './app.ts';

const COOKIE = 'folio_session';

/** Who the session cookie says is calling. */
export interface SessionUser {
  userId: string;
  /** Names the session in lists; opens nothing. */
  sessionId: string;
  secondFactorPending: boolean;
  tokenHash: Buffer;
  /** When the password, or a passkey, was last given in this session. */
  confirmedAt: Date | null;
  /** How the caller reaches the company asked about; null when none was, or when the caller does not reach it. */
  reach: Reach | null;
}

/** What somebody is in a company, and through which practice; `practice` is null for the company's own people. */
export interface Reach {
  role: Role;
  practice: { id: string; name: string } | null;
  archived: boolean;
}

/** Only the hash of a secret is kept: a copy of the database opens nothing. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

interface SessionRow {
  user_id: string;
  id: string;
  second_factor_pending: boolean;
  confirmed_at: Date | null;
  role: string | null;
  practice_id: string | null;
  practice_name: string | null;
  state: string | null;
}

/** The session of the request's cookie, and in the same question how the caller reaches a company: by membership before a practice. */
export async function sessionOf(
  platform: Platform,
  request: FastifyRequest,
  companyId: string | null = null,
): Promise<SessionUser | null> {
  const token = request.cookies[COOKIE];
  if (!token) return null;
  const tokenHash = hashSecret(token);
  const { rows } = await sql<SessionRow>`
    select session.user_id, session.id, session.second_factor_pending, session.confirmed_at,
           reach.role, reach.practice_id, reach.practice_name, reach.state
      from user_session session
      left join lateral (
        select reach.role, reach.practice_id, practice.name as practice_name, company.state
          from company_reach reach
          join company on company.id = reach.company_id
          left join practice on practice.id = reach.practice_id
         where reach.user_id = session.user_id and reach.company_id = ${companyId}::uuid
         order by reach.practice_id nulls first, reach.level
         limit 1) reach on true
     where session.token_hash = ${tokenHash} and session.expires_at > ${platform.now()}`.execute(
    platform.database.queries,
  );
  const row = rows[0];
  if (row === undefined) return null;
  return {
    userId: row.user_id,
    sessionId: row.id,
    secondFactorPending: row.second_factor_pending,
    tokenHash,
    confirmedAt: row.confirmed_at,
    reach: reachOf(row),
  };
}

function reachOf(row: SessionRow): Reach | null {
  const role = roleOf(row.role);
  if (role === null) return null;
  const { practice_id: id, practice_name: name } = row;
  return { role, practice: id === null || name === null ? null : { id, name }, archived: row.state === 'archived' };
}

export function setSessionCookie(
  { platform }: FolioApp,
  reply: FastifyReply,
  token: string,
  maxAgeSeconds: number,
): void {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: platform.config.publicUrl.startsWith('https:'),
    maxAge: maxAgeSeconds,
  });
}

export function clearSessionCookie(reply: FastifyReply): void {
  reply.clearCookie(COOKIE, { path: '/' });
}

/** Sets the readable XSRF-TOKEN cookie, which the client repeats in its X-XSRF-TOKEN header. */
export function setXsrfCookie({ platform }: FolioApp, reply: FastifyReply): void {
  reply.setCookie('XSRF-TOKEN', reply.generateCsrf(), {
    path: '/',
    sameSite: 'lax',
    secure: platform.config.publicUrl.startsWith('https:'),
  });
}

/** Where a request came from, as the log of accounts keeps it. */
export function originOf(request: FastifyRequest): { address: string; userAgent: string | null } {
  return { address: request.ip, userAgent: firstOf(request.headers['user-agent']) ?? null };
}
