import { createHash, randomBytes } from 'node:crypto';
import { DAY_STYLES, type DayStyle } from '@folio/ledger';
import { type Role, roleOf, type TokenScope } from '@folio/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { isDatabaseFull } from '../database/outage.ts';
import { firstOf, type Platform } from './app.ts';
import { clearCookie, cookieOf, setCookie } from './cookie.ts';

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
  /** How days are written for the caller. */
  dayStyle: DayStyle;
  /** The token by which a program calls; null where a person does, by the cookie. */
  apiToken: ApiToken | null;
}

/** A secret by which a program calls instead of a person. */
export interface ApiToken {
  id: string;
  name: string;
  scope: TokenScope;
  /** Null: every company its owner reaches. */
  onlyCompanyId: string | null;
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

/** Whether a browser calls that somebody signed in with, or did once. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return cookieOf(request, COOKIE) !== undefined;
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** How a row says that somebody reaches a company. */
export interface ReachColumns {
  role: string | null;
  practice_id: string | null;
  practice_name: string | null;
  state: string | null;
}

interface SessionRow extends ReachColumns {
  user_id: string;
  id: string;
  second_factor_pending: boolean;
  confirmed_at: Date | null;
  last_seen_at: Date;
  date_format: string;
}

/** The session of the request's cookie, and in the same question how the caller reaches a company: by membership before a practice. */
export async function sessionOf(
  platform: Platform,
  request: FastifyRequest,
  companyId: string | null = null,
): Promise<SessionUser | null> {
  const token = cookieOf(request, COOKIE);
  if (!token) return null;
  const tokenHash = hashSecret(token);
  const { rows } = await sql<SessionRow>`
    select session.user_id, session.id, session.second_factor_pending, session.confirmed_at, session.last_seen_at,
           person.date_format, reach.role, reach.practice_id, reach.practice_name, reach.state
      from user_session session
      join app_user person on person.id = session.user_id
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
  await noteSeen(platform, tokenHash, row.last_seen_at);
  return {
    userId: row.user_id,
    sessionId: row.id,
    secondFactorPending: row.second_factor_pending,
    tokenHash,
    confirmedAt: row.confirmed_at,
    reach: reachOf(row),
    dayStyle: dayStyleOf(row.date_format),
    apiToken: null,
  };
}

function dayStyleOf(format: string): DayStyle {
  return DAY_STYLES.find((style) => style === format) ?? 'month_day_year';
}

/** A list of sessions says when each was last used to within this time: not every call is worth a write. */
const SEEN_EVERY_MS = 5 * 60_000;

async function noteSeen({ database, now }: Platform, tokenHash: Buffer, lastSeenAt: Date): Promise<void> {
  const at = now();
  const due = new Date(at.getTime() - SEEN_EVERY_MS);
  if (lastSeenAt > due) return;
  await database.queries
    .updateTable('user_session')
    .set({ last_seen_at: at })
    .where('token_hash', '=', tokenHash)
    .where('last_seen_at', '<=', due)
    .execute()
    // People still read their books while the disk is full.
    .catch((error: unknown) => {
      if (!isDatabaseFull(error)) throw error;
    });
}

export function reachOf(row: ReachColumns): Reach | null {
  const role = roleOf(row.role);
  if (role === null) return null;
  const { practice_id: id, practice_name: name } = row;
  return { role, practice: id === null || name === null ? null : { id, name }, archived: row.state === 'archived' };
}

export function setSessionCookie(reply: FastifyReply, token: string, maxAgeSeconds: number): void {
  setCookie(reply, { name: COOKIE, value: token, sameSite: 'lax', maxAgeSeconds });
}

export function clearSessionCookie(reply: FastifyReply): void {
  clearCookie(reply, COOKIE);
}

/** A browser keeps its cookie as long as browsers keep any. */
const DEVICE_SECONDS = 400 * 24 * 3600;

/** One for each person who uses the browser; its name tells nothing but that. */
function deviceCookieOf(userId: string): string {
  return `folio_device_${hashSecret(userId).toString('hex').slice(0, 12)}`;
}

/** The secret by which a browser is known to somebody's account; null where it is not. */
export function deviceTokenOf(request: FastifyRequest, userId: string): string | null {
  return cookieOf(request, deviceCookieOf(userId)) ?? null;
}

export function setDeviceCookie(reply: FastifyReply, userId: string, token: string): void {
  setCookie(reply, { name: deviceCookieOf(userId), value: token, sameSite: 'lax', maxAgeSeconds: DEVICE_SECONDS });
}

/**
 * Sets the readable XSRF-TOKEN cookie, which the client repeats in its X-XSRF-TOKEN header. Clients know it by this name, so it has
 * no prefix; what proves a request is the other half, which scripts cannot read and no other host can plant.
 */
export function setXsrfCookie(reply: FastifyReply): void {
  reply.setCookie('XSRF-TOKEN', reply.generateCsrf(), {
    path: '/',
    sameSite: 'lax',
    secure: reply.server.servedByHttps,
  });
}

/** Where a request came from, as the log of accounts keeps it. */
export function originOf(request: FastifyRequest): { address: string; userAgent: string | null } {
  return { address: request.ip, userAgent: firstOf(request.headers['user-agent']) ?? null };
}
