import { sessionEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../platform/http/app.ts';
import { route } from '../../platform/http/route.ts';
import { clearSessionCookie, setSessionCookie, setXsrfCookie } from '../../platform/http/session.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { requestCode, verifyCode } from './one-time-code.ts';
import { readProfile } from './profile.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { SESSION_SECONDS, signIn } from './sign-in.ts';
import { signUp } from './sign-up.ts';
import { deleteSession, updateUser } from './store.ts';

export function sessionRoutes(app: FolioApp, mailer: Mailer): void {
  const { config, database } = app.platform;

  route(app, calls.csrf, async ({ reply }) => {
    setXsrfCookie(app, reply);
    return { data: null };
  });
  route(app, calls.login, async ({ body, call, request, reply }) => {
    const token = await signIn(database, call.now, request.ip, body);
    setSessionCookie(app, reply, token, SESSION_SECONDS);
    return { data: null };
  });
  route(app, calls.logout, async ({ session, reply }) => {
    if (session) await deleteSession(database.queries, session.tokenHash);
    clearSessionCookie(reply);
    return { data: null };
  });
  route(app, calls.register, async ({ payload, call, request }) => {
    await signUp(database, call.now, request.ip, call.language, payload);
    return { data: null };
  });
  route(app, calls.forgotPassword, async ({ payload, call }) => {
    await forgotPassword(database, mailer, config.publicUrl, call, payload.email);
    return { data: null };
  });
  route(app, calls.resetPassword, async ({ payload, call }) => {
    await resetPassword(database, call.now, payload);
    return { data: null };
  });
  route(app, calls.profile, async ({ call, session, query, reply }) => {
    setXsrfCookie(app, reply);
    return { data: await readProfile(call, session?.secondFactorPending ?? true, query.company_id) };
  });
  route(app, calls.requestCode, async ({ call }) => {
    await requestCode(call, mailer);
    return { data: null };
  });
  route(app, calls.verifyCode, async ({ body, call, session, reply }) => {
    if (session) setSessionCookie(app, reply, await verifyCode(call, session.tokenHash, body.code), SESSION_SECONDS);
    return { data: null };
  });
  route(app, calls.updateUser, async ({ payload, call }) => {
    const { name, language } = payload;
    await updateUser(database.queries, call.userId, { ...(name ? { name } : {}), ...(language ? { language } : {}) });
    return { data: await readProfile(call, false) };
  });
  route(app, calls.config, async () => ({
    data: {
      dev_mailbox: config.devMailbox,
      max_upload_bytes: config.maxUploadBytes,
      demo: config.demo && !config.production ? demoSignIn : null,
    },
  }));
}

/** The demo's sign-in: fictional, and only where the demo is on. */
export const demoSignIn = { email: 'hoiyan@harbourlantern.example', password: 'harbour-lantern-88' };
