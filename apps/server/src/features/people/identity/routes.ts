import { identityEndpoints as calls } from '@folio/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type Incoming, route } from '../../../platform/http/route.ts';
import { originOf } from '../../../platform/http/session.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { OidcFailure, openProviders } from '../../../platform/oidc/index.ts';
import { arrivalRoutes } from './arrival-routes.ts';
import { clearWaySecret, setArrivalToken, setWaySecret, visitOf, waySecretOf } from './browser.ts';
import { comeBack } from './come-back.ts';
import type { IdentityDesk } from './desk.ts';
import { enter } from './enter.ts';
import { failurePage, landingPage } from './landing.ts';
import { changeIdentity, readIdentities, unlinkIdentity } from './settings.ts';
import { startWay } from './start.ts';

/** Routes of sign-in with third parties: redirect, return, and the settings. */
export function identityRoutes(app: FolioApp, mailer: Mailer): void {
  const { platform } = app;
  const desk: IdentityDesk = { platform, mailer, providers: openProviders(platform.config.identityProviders) };

  route(app, calls.start, ({ params, query, call, request, reply }) =>
    orSignIn(app, request, reply, async () => {
      const sent = {
        provider: params.provider,
        purpose: 'sign_in',
        userId: null,
        returnTo: query.return_to ?? null,
      } as const;
      const { url, browserSecret } = await startWay(desk, sent, { from: originOf(request), now: call.now });
      setWaySecret(reply, browserSecret);
      return url;
    }),
  );
  route(app, calls.callback, ({ params, query, call, session, request, reply }) =>
    orSignIn(app, request, reply, async () => {
      const back = { provider: params.provider, answer: single(query), browserSecret: waySecretOf(request), session };
      const landing = await comeBack(desk, back, visitOf(request, call.now));
      clearWaySecret(reply);
      if (landing.kind === 'arrived') setArrivalToken(reply, landing.token);
      if (landing.kind === 'in') await enter(app, mailer, { request, reply, came: landing.came });
      return landingPage(landing);
    }),
  );
  postedAnswers(app);
  settingRoutes(app, desk);
  arrivalRoutes(app, desk);
}

/**
 * Redirects to the returned page. Every error leads to the sign-in page with a message key; the person sees no error
 * page.
 */
async function orSignIn(
  { platform }: FolioApp,
  request: FastifyRequest,
  reply: FastifyReply,
  page: () => Promise<string>,
): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store');
  try {
    return reply.redirect(await page(), 303);
  } catch (error) {
    if (error instanceof DomainError) return reply.redirect(failurePage('refused'), 303);
    if (!(error instanceof OidcFailure)) throw error;
    const { word, cause } = error;
    // Only the message: other properties of the cause may contain names, or a code that is still valid.
    const reason = cause instanceof Error ? cause.message : null;
    if (reason !== null) platform.log.warn({ requestId: request.id, word, reason }, 'third party');
    return reply.redirect(failurePage(word), 303);
  }
}

/** Ignores a parameter that occurs twice, because its value is ambiguous. */
function single(query: Record<string, string | string[]>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(query).filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  );
}

/** The form fields a provider may return. */
const FORM_FIELDS = ['code', 'state', 'iss', 'error', 'error_description'];

/**
 * Some providers post their answer from their own site, and the browser does not send our cookies with such a
 * request. It is redirected to the address of the other answers, with the same values, and that request has the
 * cookies.
 */
function postedAnswers(app: FolioApp): void {
  app.http.register(async (http) => {
    http.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
    );
    route({ http, platform: app.platform }, calls.postedCallback, async ({ params, body, reply }) => {
      const fields = Object.entries(single(body)).filter(([name]) => FORM_FIELDS.includes(name));
      const path = `/api/oidc/${encodeURIComponent(params.provider)}/callback`;
      return reply.header('cache-control', 'no-store').redirect(`${path}?${new URLSearchParams(fields)}`, 303);
    });
  });
}

function settingRoutes(app: FolioApp, desk: IdentityDesk): void {
  dataRoute(app, calls.identities, ({ call }) => readIdentities(call, desk));
  const setOut = async (
    purpose: 'link' | 'confirm',
    { call, body, request, reply }: Pick<Incoming<typeof calls.linkIdentity>, 'call' | 'body' | 'request' | 'reply'>,
  ) => {
    const sent = { provider: body.provider, purpose, userId: call.userId, returnTo: body.return_to ?? null };
    const { url, browserSecret } = await startWay(desk, sent, { from: originOf(request), now: call.now }).catch(refuse);
    setWaySecret(reply, browserSecret);
    return { data: { url } };
  };
  route(app, calls.linkIdentity, (incoming) => setOut('link', incoming));
  route(app, calls.confirmWithIdentity, (incoming) => setOut('confirm', incoming));
  route(app, calls.changeIdentity, async ({ call, params, body, request }) => {
    await changeIdentity(call, originOf(request), params.id, body.skips_code);
    return { data: await readIdentities(call, desk) };
  });
  route(app, calls.unlinkIdentity, async ({ call, params, request }) => {
    await unlinkIdentity(call, originOf(request), params.id);
    return { data: await readIdentities(call, desk) };
  });
}

/** Calls that do not change the page return a failure as an ordinary error. */
function refuse(error: unknown): never {
  if (!(error instanceof OidcFailure)) throw error;
  if (error.word === 'unknown') throw new DomainError('not_found');
  throw new DomainError('unavailable', { word: 'identity_provider_down' });
}
