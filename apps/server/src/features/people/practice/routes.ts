import { practiceEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { withOrigin } from '../../../platform/http/session.ts';
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
  dataRoute(app, calls.create, ({ body, call, request }) => createPractice(withOrigin(call, request), body));
  dataRoute(app, calls.get, ({ params, call }) => getPractice(call.database.queries, call.userId, params.practiceId));
  dataRoute(app, calls.update, ({ params, body, call, request }) =>
    changePractice(withOrigin(call, request), params.practiceId, body),
  );
  route(app, calls.clients, async ({ params, query, call }) => {
    const { rows, meta } = await listClients(call, params.practiceId, query);
    return { data: rows, meta };
  });
  route(app, calls.clientNames, async ({ params, call }) => {
    await enterPractice(call.database.queries, call, params.practiceId, 'manager');
    return { data: await readClientNames(call.database.queries, params.practiceId) };
  });
  dataRoute(app, calls.join, ({ params, call, request }) => askToJoin(withOrigin(call, request), params.practiceId));
  dataRoute(app, calls.unjoin, ({ params, call, request }) =>
    takeBackAsking(withOrigin(call, request), params.practiceId),
  );
  dataRoute(app, calls.staff, ({ params, call, request }) => listStaff(withOrigin(call, request), params.practiceId));
  dataRoute(app, calls.inviteStaff, ({ params, body, call, request }) =>
    inviteStaff(withOrigin(call, request), post, params.practiceId, body),
  );
  dataRoute(app, calls.updateStaff, ({ params, body, call, request }) =>
    changeStaff(withOrigin(call, request), params, body),
  );
  dataRoute(app, calls.resendInvitation, ({ params, call, request }) =>
    resendInvitation(withOrigin(call, request), post, params),
  );
  dataRoute(app, calls.removeStaff, ({ params, call, request }) => removeStaff(withOrigin(call, request), params));
  route(app, calls.invitation, async ({ body, call, request }) => {
    await limitAttempts(database.queries, 'practice-invitation', request.ip, MAX_LOOKS, call.now);
    return { data: await lookAtInvitation(call, body.token) };
  });
  route(app, calls.takeInvitation, async ({ body, call, request }) => {
    await limitAttempts(database.queries, 'practice-invitation', request.ip, MAX_LOOKS, call.now);
    return { data: await takeInvitation(withOrigin(call, request), body.token) };
  });
}
