import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FolioApp } from '../../../platform/http/app.ts';
import { setSessionCookie } from '../../../platform/http/session.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { admit, notifyOwner, SESSION_SECONDS } from '../session/index.ts';
import type { CameIn, IdentityDesk } from './desk.ts';

/** Sets the cookies of the session a person signed in with. */
export async function enter(
  app: FolioApp,
  mailer: Mailer,
  { request, reply, came }: { request: FastifyRequest; reply: FastifyReply; came: CameIn },
): Promise<void> {
  const { userId, token, pending } = came;
  if (pending) setSessionCookie(reply, token, SESSION_SECONDS);
  else await admit(app, mailer, { request, reply, userId, token, trust: false });
}

/** Mails the owner of an account that a third party now signs in to it. */
export function notifyLinked(desk: IdentityDesk, userId: string, provider: string): Promise<void> {
  return notifyOwner(desk, userId, 'identity_linked', { provider: desk.providers.get(provider)?.name ?? provider });
}
