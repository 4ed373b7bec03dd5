import { secondFactorEndpoints as calls } from '@folio/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { Call } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { route } from '../../../platform/http/route.ts';
import { originOf, type SessionUser } from '../../../platform/http/session.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { admit, confirmPasswordGiven, type Factor, finishSecondFactor, openSession } from '../session/index.ts';
import { beginPasskeySignIn, beginShowing, readPasskeySignIn, takeShown } from './passkey.ts';
import { useRecoveryCode } from './recovery.ts';

interface Given {
  call: Call;
  session: SessionUser | null;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Routes that accept a factor: as the second step, before a sensitive act, or a passkey alone to sign in. */
export function signInRoutes(app: FolioApp, mailer: Mailer): void {
  const { config, database } = app.platform;
  const { queries } = database;

  /** The second step is complete: the session continues under a new token. */
  const finish = async ({ call, session, request, reply }: Given, factor: Factor) => {
    if (session === null) throw new DomainError('unauthenticated');
    const { tokenHash } = session;
    const token = await finishSecondFactor(queries, { tokenHash, from: originOf(request), now: call.now, factor });
    await admit(app, mailer, { request, reply, userId: call.userId, token, trust: false });
    return { data: null };
  };

  route(app, calls.useRecoveryCode, async (incoming) => {
    await useRecoveryCode(incoming.call, originOf(incoming.request), incoming.body.code);
    return finish(incoming, 'recovery_code');
  });
  dataRoute(app, calls.beginPasskeyFactor, ({ call }) => beginShowing(call, config, 'second_factor'));
  route(app, calls.usePasskeyFactor, async (incoming) => {
    const { call, body, request } = incoming;
    await takeShown(call, config, originOf(request), { ...body, purpose: 'second_factor' });
    return finish(incoming, 'passkey');
  });
  dataRoute(app, calls.beginPasskeyConfirmation, ({ call }) => beginShowing(call, config, 'confirm'));
  route(app, calls.confirmWithPasskey, async ({ call, session, body, request }) => {
    await takeShown(call, config, originOf(request), { ...body, purpose: 'confirm' });
    if (session) await confirmPasswordGiven(queries, session.tokenHash, call.now);
    return { data: null };
  });
  dataRoute(app, calls.beginPasskeySignIn, ({ call, request }) =>
    beginPasskeySignIn(database, config, originOf(request), call.now),
  );
  route(app, calls.signInWithPasskey, async ({ call, body, request, reply }) => {
    const from = originOf(request);
    const { now } = call;
    const userId = await readPasskeySignIn(database, config, body.shown, { from, now });
    const token = await openSession(queries, {
      userId,
      from,
      now,
      confirmedAt: now,
      pending: false,
      factor: 'passkey',
    });
    await admit(app, mailer, { request, reply, userId, token, trust: false });
    return { data: null };
  });
}
