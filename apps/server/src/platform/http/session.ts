import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FolioApp, Platform } from './app.ts';

const COOKIE = 'folio_session';

/** Who the session cookie says is calling. */
export interface SessionUser {
  userId: string;
  secondFactorPending: boolean;
  tokenHash: Buffer;
}

/** Only the hash of a secret is kept: a copy of the database opens nothing. */
export function hashSecret(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export async function sessionOf(platform: Platform, request: FastifyRequest): Promise<SessionUser | null> {
  const token = request.cookies[COOKIE];
  if (!token) return null;
  const tokenHash = hashSecret(token);
  const row = await platform.database.queries
    .selectFrom('user_session')
    .select(['user_id', 'second_factor_pending'])
    .where('token_hash', '=', tokenHash)
    .where('expires_at', '>', platform.now())
    .executeTakeFirst();
  return row ? { userId: row.user_id, secondFactorPending: row.second_factor_pending, tokenHash } : null;
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
