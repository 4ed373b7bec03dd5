import { accountSafetyEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../../platform/http/answers.ts';
import type { FolioApp } from '../../../../platform/http/app.ts';
import { DomainError } from '../../../../platform/http/domain-error.ts';
import { route } from '../../../../platform/http/route.ts';
import { clearSessionCookie, originOf, type SessionUser, setSessionCookie } from '../../../../platform/http/session.ts';
import type { Mailer } from '../../../../platform/mail/index.ts';
import { changeEmail, confirmEmail } from '../account/change-email.ts';
import { closeAccount, type Forget } from '../account/close-account.ts';
import { readProfile } from '../account/profile.ts';
import { SESSION_SECONDS } from '../open-session.ts';
import { changePassword, confirmPassword } from '../password/change-password.ts';
import {
  listSessions,
  listTrustedDevices,
  readHistory,
  revokeDevice,
  revokeOtherSessions,
  revokeSession,
} from './safety-lists.ts';

/**
 * Routes for the security of an account and its history. `forgets`: functions that delete other data of a person who
 * closes their account.
 */
export function safetyRoutes(app: FolioApp, mailer: Mailer, forgets: readonly Forget[]): void {
  const { config } = app.platform;
  const desk = { platform: app.platform, mailer };

  dataRoute(app, calls.sessions, ({ call, session }) => listSessions(call, present(session).sessionId));
  dataRoute(app, calls.revokeSession, ({ call, params, request }) => revokeSession(call, originOf(request), params.id));
  dataRoute(app, calls.revokeOtherSessions, async ({ call, session, request }) => ({
    ended: await revokeOtherSessions(call, originOf(request), present(session).sessionId),
  }));
  dataRoute(app, calls.trustedDevices, ({ call }) => listTrustedDevices(call));
  dataRoute(app, calls.revokeDevice, ({ call, params, request }) => revokeDevice(call, originOf(request), params.id));
  route(app, calls.history, async ({ call, query }) => readHistory(call, query));
  dataRoute(app, calls.confirmPassword, ({ body, call, session, request }) =>
    confirmPassword(call, present(session), originOf(request), body.password),
  );
  route(app, calls.changePassword, async ({ body, call, session, request, reply }) => {
    const token = await changePassword(desk, call, present(session), originOf(request), body);
    setSessionCookie(reply, token, SESSION_SECONDS);
    return { data: null };
  });
  dataRoute(app, calls.changeEmail, ({ body, call }) => changeEmail(desk, call, body.email));
  route(app, calls.confirmEmail, async ({ body, call, request }) => {
    await confirmEmail(desk, call, originOf(request), body);
    return { data: await readProfile(config, call, false) };
  });
  route(app, calls.closeAccount, async ({ call, request, reply }) => {
    await closeAccount(desk, call, originOf(request), forgets);
    clearSessionCookie(reply);
    return { data: null };
  });
}

/** These routes require sign-in. Throws `unauthenticated` without a session. */
function present(session: SessionUser | null): SessionUser {
  if (session === null) throw new DomainError('unauthenticated');
  return session;
}
