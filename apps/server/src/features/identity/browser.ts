import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FolioApp } from '../../platform/http/app.ts';
import { deviceTokenOf, originOf } from '../../platform/http/session.ts';
import { isTrustedBrowser } from '../session/index.ts';
import { ARRIVAL_SECONDS } from './come-back.ts';
import type { Visit } from './desk.ts';
import { WAY_SECONDS } from './start.ts';

/** What ties a way to a provider and back to the browser that began it. */
const WAY_COOKIE = 'folio_way';
const WAY_PATH = '/api/oidc';
/** What ties somebody who arrived without an account to their browser. */
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
  return request.cookies[WAY_COOKIE] ?? null;
}

/** `lax`: the way back begins on the provider's site. */
export function setWaySecret({ platform }: FolioApp, reply: FastifyReply, secret: string): void {
  reply.setCookie(WAY_COOKIE, secret, {
    path: WAY_PATH,
    httpOnly: true,
    sameSite: 'lax',
    secure: platform.config.publicUrl.startsWith('https:'),
    maxAge: WAY_SECONDS,
  });
}

export function clearWaySecret(reply: FastifyReply): void {
  reply.clearCookie(WAY_COOKIE, { path: WAY_PATH });
}

export function arrivalTokenOf(request: FastifyRequest): string | null {
  return request.cookies[ARRIVAL_COOKIE] ?? null;
}

export function setArrivalToken({ platform }: FolioApp, reply: FastifyReply, token: string): void {
  reply.setCookie(ARRIVAL_COOKIE, token, {
    path: ARRIVAL_PATH,
    httpOnly: true,
    sameSite: 'strict',
    secure: platform.config.publicUrl.startsWith('https:'),
    maxAge: ARRIVAL_SECONDS,
  });
}

export function clearArrivalToken(reply: FastifyReply): void {
  reply.clearCookie(ARRIVAL_COOKIE, { path: ARRIVAL_PATH });
}
