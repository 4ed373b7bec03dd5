import type { FastifyReply, FastifyRequest } from 'fastify';
import type { FolioApp } from '../../../platform/http/app.ts';
import { deviceTokenOf, originOf, setDeviceCookie, setSessionCookie } from '../../../platform/http/session.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { noteAccountEvent } from '../account-event/index.ts';
import { deviceWords, languageOfUser, notify, timeWords } from './account/notices.ts';
import { keepDevice } from './devices/device.ts';
import { SESSION_SECONDS } from './open-session.ts';
import { findUser, noteEmailProved } from './users.ts';

export interface Admission {
  request: FastifyRequest;
  reply: FastifyReply;
  userId: string;
  /** The token of a session without pending steps. */
  token: string;
  /** No second factor is asked for in this browser for a limited time. */
  trust: boolean;
}

/**
 * The last step of every sign-in: sets the session's cookie and remembers the browser. Mails a notice to the owner
 * when an account with known browsers is used from a new one.
 */
export async function admit(
  app: FolioApp,
  mailer: Mailer,
  { request, reply, userId, token, trust }: Admission,
): Promise<void> {
  const { queries } = app.platform.database;
  const from = originOf(request);
  const now = app.platform.now();
  setSessionCookie(reply, token, SESSION_SECONDS);
  await noteEmailProved(queries, userId, now);
  const device = await keepDevice(queries, { userId, token: deviceTokenOf(request, userId), from, now, trust });
  setDeviceCookie(reply, userId, device.token);
  if (trust) await noteAccountEvent(queries, { userId, action: 'device_trusted', from });
  if (!device.isUnknown) return;
  const user = await findUser(queries, userId);
  if (!user) return;
  const language = languageOfUser(user);
  notify({ platform: app.platform, mailer }, user, 'new_device', {
    device: deviceWords(language, from.userAgent),
    address: from.address,
    time: timeWords(language, now),
  });
}
