import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, cookieOf, setCookie } from '../../../platform/http/cookie.ts';
import { deviceTokenOf, originOf } from '../../../platform/http/session.ts';
import { isTrustedBrowser } from '../session/index.ts';
import { ARRIVAL_SECONDS } from './come-back.ts';
import type { Visit } from './desk.ts';
import { WAY_SECONDS } from './start.ts';

/** Binds a redirect to a provider and back to the browser that started it. */
const WAY_COOKIE = 'folio_way';
const WAY_PATH = '/api/oidc';
/** Binds an arrival without an account to its browser. */
const ARRIVAL_COOKIE = 'folio_arrival';
const ARRIVAL_PATH = '/api/identity';

export function visitOf(request: FastifyRequest, now: Date): Visit {
  return {
    from: originOf(request),
    now,
    isTrusted: (queries, userId) => isTrustedBrowser(queries, { userId, token: deviceTokenOf(request, userId), now }),
  };
}

export function waySecretOf(request: FastifyRequest): string | null {
  return cookieOf(request, WAY_COOKIE, WAY_PATH) ?? null;
}

/** `lax`, because the redirect back starts on the provider's site. */
export function setWaySecret(reply: FastifyReply, secret: string): void {
  setCookie(reply, { name: WAY_COOKIE, value: secret, path: WAY_PATH, sameSite: 'lax', maxAgeSeconds: WAY_SECONDS });
}

export function clearWaySecret(reply: FastifyReply): void {
  clearCookie(reply, WAY_COOKIE, WAY_PATH);
}

export function arrivalTokenOf(request: FastifyRequest): string | null {
  return cookieOf(request, ARRIVAL_COOKIE, ARRIVAL_PATH) ?? null;
}

export function setArrivalToken(reply: FastifyReply, token: string): void {
  const value = { value: token, sameSite: 'strict', maxAgeSeconds: ARRIVAL_SECONDS } as const;
  setCookie(reply, { name: ARRIVAL_COOKIE, path: ARRIVAL_PATH, ...value });
}

export function clearArrivalToken(reply: FastifyReply): void {
  clearCookie(reply, ARRIVAL_COOKIE, ARRIVAL_PATH);
}
