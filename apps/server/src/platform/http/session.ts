import { createHash, randomBytes } from 'node:crypto';
import { DAY_STYLES, type DayStyle } from '@folio/ledger';
import { type Role, roleOf, type TokenScope } from '@folio/permissions';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { AccessMemory, type Versioned } from '../database/access-memory.ts';
import type { Queries } from '../database/open.ts';
import { isDatabaseFull } from '../database/outage.ts';
import type { Platform } from './app.ts';
import { clearCookie, cookieOf, setCookie } from './cookie.ts';
import { firstOf } from './parse.ts';

const COOKIE = 'folio_session';

/** The user to whom the session cookie belongs. */
export interface SessionUser {
  userId: string;
  /** Identifies the session in lists; it does not give access. */
  sessionId: string;
  secondFactorPending: boolean;
  tokenHash: Buffer;
  /** When the password or a passkey was last confirmed in this session. */
  confirmedAt: Date | null;
  /** The caller's access to the requested company; null if no company was requested or the caller has no access. */
  reach: Reach | null;
  /** How dates are formatted for the caller. */
  dayStyle: DayStyle;
  /** The token with which a program calls; null for a person, who uses the cookie. */
  apiToken: ApiToken | null;
}

/** A secret with which a program calls instead of a person. */
export interface ApiToken {
  id: string;
  name: string;
  scope: TokenScope;
  /** Null: every company that its owner can access. */
  onlyCompanyId: string | null;
}

/** A user's role in a company and the practice that gives access; `practice` is null for the company's own users. */
export interface Reach {
  role: Role;
  practice: { id: string; name: string } | null;
  archived: boolean;
}

/** Only the hash of a secret is stored, so a copy of the database gives no access. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** Whether the request carries a session cookie, valid or expired. */
export function hasSessionCookie(request: FastifyRequest): boolean {
  return cookieOf(request, COOKIE) !== undefined;
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The columns of a row that describe a user's access to a company. */
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
  expires_at: Date;
  date_format: string;
}

/** A session as kept in memory: all but its end and its last use change only with the database's version. */
interface CheckedSession {
  user: SessionUser;
  expiresAt: Date;
  lastSeenAt: Date;
}

/** Sessions by the hash of their token and the company that was asked for; the tokens are not kept. */
const checked = new AccessMemory<CheckedSession>({ mostBytes: 16 * 1024 * 1024, bytesOf: () => 1000 });

/** The session of the request's cookie, with the caller's access to a company. */
export async function sessionOf(
  platform: Platform,
  request: FastifyRequest,
  companyId: string | null = null,
): Promise<SessionUser | null> {
  const token = cookieOf(request, COOKIE);
  if (!token) return null;
  const tokenHash = hashSecret(token);
  const { access, queries } = platform.database;
  const key = `${tokenHash.toString('base64')} ${companyId}`;
  const session = await checked.recall(access, key, () => readSession(queries, tokenHash, companyId));
  if (session === null || session.expiresAt <= platform.now()) return null;
  await noteSeen(platform, session);
  return session.user;
}

/** The session, the caller's access to a company, and the version under which both are so, from one statement. */
async function readSession(
  queries: Queries,
  tokenHash: Buffer,
  companyId: string | null,
): Promise<Versioned<CheckedSession>> {
  const { rows } = await sql<{ version: bigint } & (SessionRow | { id: null })>`
    select access_version.version, session.user_id, session.id, session.second_factor_pending, session.confirmed_at,
           session.last_seen_at, session.expires_at, person.date_format,
           reach.role, reach.practice_id, reach.practice_name, reach.state
      from access_version
      left join user_session session on session.token_hash = ${tokenHash}
      left join app_user person on person.id = session.user_id
      ${reachJoin(sql.ref('session.user_id'), companyId)}`.execute(queries);
  const [row] = rows;
  if (row === undefined) throw new Error('the database has no version of who may do what');
  return { version: row.version, value: row.id === null ? null : checkedSession(row, tokenHash) };
}

/** Joins a user's access to a company as `reach`; membership has priority over access through a practice. */
export function reachJoin(userId: RawBuilder<unknown>, companyId: string | null): RawBuilder<unknown> {
  return sql`left join lateral (
        select reach.role, reach.practice_id, practice.name as practice_name, company.state
          from company_reach reach
          join company on company.id = reach.company_id
          left join practice on practice.id = reach.practice_id
         where reach.user_id = ${userId} and reach.company_id = ${companyId}::uuid
         order by reach.practice_id nulls first, reach.level
         limit 1) reach on true`;
}

function checkedSession(row: SessionRow, tokenHash: Buffer): CheckedSession {
  const user: SessionUser = {
    userId: row.user_id,
    sessionId: row.id,
    secondFactorPending: row.second_factor_pending,
    tokenHash,
    confirmedAt: row.confirmed_at,
    reach: reachOf(row),
    dayStyle: dayStyleOf(row.date_format),
    apiToken: null,
  };
  return { user, expiresAt: row.expires_at, lastSeenAt: row.last_seen_at };
}

function dayStyleOf(format: string): DayStyle {
  return DAY_STYLES.find((style) => style === format) ?? 'month_day_year';
}

/** Lists of sessions show the last use with this precision, which saves a write for most calls. */
const SEEN_EVERY_MS = 5 * 60_000;

async function noteSeen({ database, now }: Platform, session: CheckedSession): Promise<void> {
  const at = now();
  const due = new Date(at.getTime() - SEEN_EVERY_MS);
  if (session.lastSeenAt > due) return;
  await database.queries
    .updateTable('user_session')
    .set({ last_seen_at: at })
    .where('token_hash', '=', session.user.tokenHash)
    .where('last_seen_at', '<=', due)
    .execute()
    .then(() => {
      session.lastSeenAt = at;
    })
    // The write fails while the disk is full, but users must still be able to read their books.
    .catch((error: unknown) => {
      if (!isDatabaseFull(error, database.engine)) throw error;
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

/** 400 days is the longest time for which browsers keep a cookie. */
const DEVICE_SECONDS = 400 * 24 * 3600;

/** One cookie for each person who uses the browser. The name of the cookie reveals nothing else. */
function deviceCookieOf(userId: string): string {
  return `folio_device_${hashSecret(userId).toString('hex').slice(0, 12)}`;
}

/** The secret that identifies a browser as known to a user's account; null if it is not known. */
export function deviceTokenOf(request: FastifyRequest, userId: string): string | null {
  return cookieOf(request, deviceCookieOf(userId)) ?? null;
}

export function setDeviceCookie(reply: FastifyReply, userId: string, token: string): void {
  setCookie(reply, { name: deviceCookieOf(userId), value: token, sameSite: 'lax', maxAgeSeconds: DEVICE_SECONDS });
}

/**
 * Sets the readable XSRF-TOKEN cookie, which the client repeats in its X-XSRF-TOKEN header. Clients know it by this
 * name, so it has no prefix. The proof is the other cookie, which scripts cannot read and other hosts cannot set.
 */
export function setXsrfCookie(reply: FastifyReply): void {
  reply.setCookie('XSRF-TOKEN', reply.generateCsrf(), {
    path: '/',
    sameSite: 'lax',
    secure: reply.server.servedByHttps,
  });
}

/** The origin of a request as the account log records it. */
export function originOf(request: FastifyRequest): { address: string; userAgent: string | null } {
  return { address: request.ip, userAgent: firstOf(request.headers['user-agent']) ?? null };
}

/** A call together with where it came from. */
export function withOrigin<C>(call: C, request: FastifyRequest): C & { from: ReturnType<typeof originOf> } {
  return { ...call, from: originOf(request) };
}
