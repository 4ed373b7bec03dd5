import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FolioApp } from '../../platform/http/app.ts';
import { setSessionCookie } from '../../platform/http/session.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { admit, SESSION_SECONDS } from '../session/index.ts';
import type { CameIn } from './desk.ts';

/** Gives the browser the session somebody came in with. */
export async function enter(
  app: FolioApp,
  mailer: Mailer,
  { request, reply, came }: { request: FastifyRequest; reply: FastifyReply; came: CameIn },
): Promise<void> {
  const { userId, token, pending } = came;
  if (pending) setSessionCookie(reply, token, SESSION_SECONDS);
  else await admit(app, mailer, { request, reply, userId, token, trust: false });
}
