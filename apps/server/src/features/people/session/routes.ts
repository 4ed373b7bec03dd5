import { sessionEndpoints as calls } from '@folio/contract';
import type { FastifyRequest } from 'fastify';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { isLocalCaller } from '../../../platform/http/loopback.ts';
import { firstOf } from '../../../platform/http/parse.ts';
import { route } from '../../../platform/http/route.ts';
import {
  clearSessionCookie,
  deviceTokenOf,
  originOf,
  setSessionCookie,
  setXsrfCookie,
} from '../../../platform/http/session.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import type { Forget } from './account/close-account.ts';
import { readProfile, readProfileByToken } from './account/profile.ts';
import { admit } from './admit.ts';
import { type OtherCode, requestCode, verifyCode } from './code/one-time-code.ts';
import { safetyRoutes } from './devices/safety-routes.ts';
import { SESSION_SECONDS } from './open-session.ts';
import { forgotPassword, resetPassword } from './password/reset-password.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { signUp } from './sign-up.ts';
import { updateUser } from './store.ts';

/**
 * Sign-up, sign-in, sign-out, and the security of an account. `forgets`: functions of other features that delete the
 * data of a person who closes their account; `otherCode`: codes that are not mailed.
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
    if (config.demo !== null && isOfDemo(body.email) && !isLocalCaller(request))
      throw new DomainError('credentials_invalid');
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
  dataRoute(app, calls.register, ({ payload, call, request }) => signUp(desk, call, originOf(request), payload));
  dataRoute(app, calls.forgotPassword, ({ payload, call, request }) =>
    forgotPassword(desk, call, originOf(request), payload.email),
  );
  dataRoute(app, calls.resetPassword, ({ payload, call, request }) =>
    resetPassword(desk, call.now, originOf(request), payload),
  );
  route(app, calls.profile, async ({ call, session, query, reply }) => {
    if (session?.apiToken) return { data: await readProfileByToken(config, call, session.apiToken, query.company_id) };
    setXsrfCookie(reply);
    return { data: await readProfile(config, call, session?.secondFactorPending ?? true, query.company_id) };
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
    return { data: await readProfile(config, call, false) };
  });
  dataRoute(app, calls.config, async ({ request }) => ({
    dev_mailbox: config.devMailbox && isLocalCaller(request),
    max_upload_bytes: config.maxUploadBytes,
    demo: config.demo !== null && !config.production && isLocalCaller(request) ? demoSignIn : null,
    sign_up: config.signUp,
    identity_providers: config.identityProviders.map(({ id, name }) => ({ id, name })),
  }));
  safetyRoutes(app, mailer, forgets);
}

/** The demo's sign-in: fictional, and only valid where the demo is on. */
export const demoSignIn = { email: 'hoiyan@harbourlantern.example', password: 'harbour-lantern-88' };

/**
 * A GET request for a code replaces the previous code: a page of another site, or a link in a mail, must not do that.
 * Browsers send the origin of a request; programs do not, and need not.
 */
function refuseOtherSites(request: FastifyRequest): void {
  const site = firstOf(request.headers['sec-fetch-site']);
  if (site !== undefined && site !== 'same-origin') throw new DomainError('xsrf_token_invalid');
}

/** The people of the demo and of its practices; their password is in the source code. */
function isOfDemo(email: string): boolean {
  return /@(harbourlantern|stonequaycpa|ferrypier|quayclients)\.example$/i.test(email.trim());
}
