import { practiceEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { originOf } from '../../../platform/http/session.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { limitAttempts } from '../session/index.ts';
import { readClientNames } from './client-store.ts';
import { enterPractice } from './enter-practice.ts';
import { inviteStaff, resendInvitation } from './invite-staff.ts';
import { askToJoin, lookAtInvitation, takeBackAsking, takeInvitation } from './join.ts';
import { changePractice, createPractice, getPractice } from './keep-practice.ts';
import { changeStaff, listStaff, removeStaff } from './keep-staff.ts';
import { listClients } from './list-clients.ts';
import { listPractices } from './practice-store.ts';

/** Requests to open invitations from one address in 15 minutes. */
const MAX_LOOKS = 60;

export function practiceRoutes(app: FolioApp, mailer: Mailer): void {
  const { config, database, log } = app.platform;
  const post = { mailer, log, publicUrl: config.publicUrl };

  route(app, calls.list, async ({ query, call }) => {
    const { rows, total } = await listPractices(call.database.queries, query);
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  });
  route(app, calls.create, async ({ body, call, request }) => ({
    data: await createPractice({ ...call, from: originOf(request) }, body),
  }));
  route(app, calls.get, async ({ params, call }) => ({
    data: await getPractice(call.database.queries, call.userId, params.practiceId),
  }));
  route(app, calls.update, async ({ params, body, call, request }) => ({
    data: await changePractice({ ...call, from: originOf(request) }, params.practiceId, body),
  }));
  route(app, calls.clients, async ({ params, query, call }) => {
    const { rows, meta } = await listClients(call, params.practiceId, query);
    return { data: rows, meta };
  });
  route(app, calls.clientNames, async ({ params, call }) => {
    await enterPractice(call.database.queries, call, params.practiceId, 'manager');
    return { data: await readClientNames(call.database.queries, params.practiceId) };
  });
  route(app, calls.join, async ({ params, call, request }) => ({
    data: await askToJoin({ ...call, from: originOf(request) }, params.practiceId),
  }));
  route(app, calls.unjoin, async ({ params, call, request }) => ({
    data: await takeBackAsking({ ...call, from: originOf(request) }, params.practiceId),
  }));
  route(app, calls.staff, async ({ params, call, request }) => ({
    data: await listStaff({ ...call, from: originOf(request) }, params.practiceId),
  }));
  route(app, calls.inviteStaff, async ({ params, body, call, request }) => ({
    data: await inviteStaff({ ...call, from: originOf(request) }, post, params.practiceId, body),
  }));
  route(app, calls.updateStaff, async ({ params, body, call, request }) => ({
    data: await changeStaff({ ...call, from: originOf(request) }, params, body),
  }));
  route(app, calls.resendInvitation, async ({ params, call, request }) => ({
    data: await resendInvitation({ ...call, from: originOf(request) }, post, params),
  }));
  route(app, calls.removeStaff, async ({ params, call, request }) => {
    await removeStaff({ ...call, from: originOf(request) }, params);
    return { data: null };
  });
  route(app, calls.invitation, async ({ body, call, request }) => {
    await limitAttempts(database.queries, 'practice-invitation', request.ip, MAX_LOOKS, call.now);
    return { data: await lookAtInvitation(call, body.token) };
  });
  route(app, calls.takeInvitation, async ({ body, call, request }) => {
    await limitAttempts(database.queries, 'practice-invitation', request.ip, MAX_LOOKS, call.now);
    return { data: await takeInvitation({ ...call, from: originOf(request) }, body.token) };
  });
}
