import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FolioApp, Platform } from './app.ts';

const COOKIE = 'folio_session';

/** Who the session cookie says is calling. */
export interface SessionUser {
  userId: string;
  secondFactorPending: boolean;
  tokenHash: Buffer;
  /** The caller's level in the company asked about; null when none was, or when the caller does not belong to it. */
  companyLevel: number | null;
}

/** Only the hash of a secret is kept: a copy of the database opens nothing. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The session of the request's cookie, and in the same question the caller's level in a company. */
export async function sessionOf(
  platform: Platform,
  request: FastifyRequest,
  companyId: string | null = null,
): Promise<SessionUser | null> {
  const token = request.cookies[COOKIE];
  if (!token) return null;
  const tokenHash = hashSecret(token);
  const row = await platform.database.queries
    .selectFrom('user_session as session')
    .leftJoin('company_member as member', (join) =>
      join.onRef('member.user_id', '=', 'session.user_id').on('member.company_id', '=', companyId),
    )
    .select(['session.user_id', 'session.second_factor_pending', 'member.level'])
    .where('session.token_hash', '=', tokenHash)
    .where('session.expires_at', '>', platform.now())
    .executeTakeFirst();
  if (row === undefined) return null;
  const { user_id: userId, second_factor_pending: secondFactorPending, level: companyLevel } = row;
  return { userId, secondFactorPending, tokenHash, companyLevel };
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
