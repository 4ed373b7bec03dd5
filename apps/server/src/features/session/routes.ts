import { sessionEndpoints as calls } from '@folio/contract';
import type { FastifyRequest } from 'fastify';
import { type FolioApp, firstOf } from '../../platform/http/app.ts';
import { isLocalCaller } from '../../platform/http/loopback.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { route } from '../../platform/http/route.ts';
import {
  clearSessionCookie,
  deviceTokenOf,
  originOf,
  setSessionCookie,
  setXsrfCookie,
} from '../../platform/http/session.ts';
import type { Mailer } from '../../platform/mail/index.ts';
import { admit } from './admit.ts';
import type { Forget } from './close-account.ts';
import { type OtherCode, requestCode, verifyCode } from './one-time-code.ts';
import { SESSION_SECONDS } from './open-session.ts';
import { readProfile, readProfileByToken } from './profile.ts';
import { forgotPassword, resetPassword } from './reset-password.ts';
import { safetyRoutes } from './safety-routes.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './store.ts';

/**
 * Signing up, in and out, and what guards an account. `forgets`: what other features keep of a person who closes theirs;
 * `otherCode`: codes that are not mailed.
 */
export function sessionRoutes(
  app: FolioApp,
  mailer: Mailer,
  { forgets = [], otherCode = async () => null }: { forgets?: readonly Forget[]; otherCode?: OtherCode } = {},
): void {
  const { config, database } = app.platform;
  const desk = { platform: app.platform, mailer };

  route(app, calls.csrf, async ({ reply }) => {
    setXsrfCookie(reply);
    return { data: null };
  });
  route(app, calls.login, async ({ body, call, request, reply }) => {
    if (config.demo && isOfDemo(body.email) && !isLocalCaller(request)) throw new Refusal('credentials_invalid');
    const visitor = { from: originOf(request), deviceToken: (userId: string) => deviceTokenOf(request, userId) };
    const { userId, token, pending } = await signIn(database, call.now, visitor, body);
    if (pending) setSessionCookie(reply, token, SESSION_SECONDS);
    else await admit(app, mailer, { request, reply, userId, token, trust: false });
    return { data: { second_factor_pending: pending } };
  });
  route(app, calls.logout, async ({ session, request, reply }) => {
    if (session) await signOut(database, session, originOf(request));
    clearSessionCookie(reply);
    return { data: null };
  });
  route(app, calls.register, async ({ payload, call, request }) => {
    await signUp(desk, call, originOf(request), payload);
    return { data: null };
  });
  route(app, calls.forgotPassword, async ({ payload, call, request }) => {
    await forgotPassword(desk, call, originOf(request), payload.email);
    return { data: null };
  });
  route(app, calls.resetPassword, async ({ payload, call, request }) => {
    await resetPassword(desk, call.now, originOf(request), payload);
    return { data: null };
  });
  route(app, calls.profile, async ({ call, session, query, reply }) => {
    if (session?.apiToken) return { data: await readProfileByToken(call, session.apiToken, query.company_id) };
    setXsrfCookie(reply);
    return { data: await readProfile(call, session?.secondFactorPending ?? true, query.company_id) };
  });
  route(app, calls.requestCode, async ({ call, request }) => {
    refuseOtherSites(request);
    await requestCode(call, mailer);
    return { data: null };
  });
  route(app, calls.verifyCode, async ({ body, call, session, request, reply }) => {
    if (session) {
      const token = await verifyCode(
        call,
        { tokenHash: session.tokenHash, from: originOf(request), otherCode },
        body.code,
      );
      await admit(app, mailer, { request, reply, userId: call.userId, token, trust: body.trust_browser ?? false });
    }
    return { data: null };
  });
  route(app, calls.updateUser, async ({ payload, call }) => {
    const { name, language, date_format } = payload;
    await updateUser(database.queries, call.userId, {
      ...(name && { name }),
      ...(language && { language }),
      ...(date_format && { date_format }),
    });
    return { data: await readProfile(call, false) };
  });
  route(app, calls.config, async ({ request }) => ({
    data: {
      dev_mailbox: config.devMailbox && isLocalCaller(request),
      max_upload_bytes: config.maxUploadBytes,
      demo: config.demo && !config.production && isLocalCaller(request) ? demoSignIn : null,
      sign_up: config.signUp,
      identity_providers: config.identityProviders.map(({ id, name }) => ({ id, name })),
    },
  }));
  safetyRoutes(app, mailer, forgets);
}

/** The demo's sign-in: fictional, and only where the demo is on. */
export const demoSignIn = { email: 'hoiyan@harbourlantern.example', password: 'harbour-lantern-88' };

/**
 * Asking for a code is a GET that replaces the code before it: a page of another site, or a link in a mail, must not do that. Browsers
 * say where a request comes from; programs do not, and need not.
 */
function refuseOtherSites(request: FastifyRequest): void {
  const site = firstOf(request.headers['sec-fetch-site']);
  if (site !== undefined && site !== 'same-origin') throw new Refusal('xsrf_token_invalid');
}

/** The people of the demo and of its practices; their password is in the program. */
function isOfDemo(email: string): boolean {
  return /@(harbourlantern|stonequaycpa|ferrypier)\.example$/i.test(email.trim());
}
