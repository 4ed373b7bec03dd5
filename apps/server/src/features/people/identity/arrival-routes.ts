import { identityEndpoints as calls } from '@folio/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { arrivalOf, mailArrivalCode, proveByCode, proveByPassword, standingOf } from './arrival.ts';
import { arrivalTokenOf, clearArrivalToken, visitOf } from './browser.ts';
import { createAccount } from './create-account.ts';
import type { CameIn, IdentityDesk } from './desk.ts';
import { enter } from './enter.ts';

/**
 * Routes for a person whom a provider has identified but who has no account yet: show the arrival, prove an existing
 * account, or create one.
 */
export function arrivalRoutes(app: FolioApp, desk: IdentityDesk): void {
  const goOn = async (request: FastifyRequest, reply: FastifyReply, came: CameIn | null, returnTo: string | null) => {
    if (came === null) return { data: { next: 'create' as const, return_to: returnTo } };
    clearArrivalToken(reply);
    await enter(app, desk.mailer, { request, reply, came });
    return { data: { next: came.pending ? ('second_factor' as const) : ('in' as const), return_to: returnTo } };
  };
  const returnToOf = async (request: FastifyRequest, now: Date) =>
    (await standingOf(desk, arrivalTokenOf(request), now)).entry.returnTo;

  dataRoute(app, calls.arrival, async ({ call, request }) =>
    arrivalOf(desk, await standingOf(desk, arrivalTokenOf(request), call.now)),
  );
  dataRoute(app, calls.mailArrivalCode, ({ call, request }) => mailArrivalCode(desk, arrivalTokenOf(request), call));
  route(app, calls.proveArrivalByCode, async ({ call, body, request, reply }) => {
    const returnTo = await returnToOf(request, call.now);
    const came = await proveByCode(desk, arrivalTokenOf(request), body.code, visitOf(request, call.now));
    return goOn(request, reply, came, returnTo);
  });
  route(app, calls.proveArrivalByPassword, async ({ call, body, request, reply }) => {
    const returnTo = await returnToOf(request, call.now);
    const came = await proveByPassword(desk, arrivalTokenOf(request), body.password, visitOf(request, call.now));
    return goOn(request, reply, came, returnTo);
  });
  route(app, calls.createFromArrival, async ({ call, body, request, reply }) => {
    const returnTo = await returnToOf(request, call.now);
    const { language, now } = call;
    const came = await createAccount(desk, arrivalTokenOf(request), body, { visit: visitOf(request, now), language });
    return goOn(request, reply, came, returnTo);
  });
}
