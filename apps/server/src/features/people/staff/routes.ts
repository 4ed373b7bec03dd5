import { staffEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import { limitAttempts } from '../session/index.ts';
import { acceptInvitation, openInvitation } from './accept.ts';
import { changeRole, removeStaff, transferOwnership } from './change-staff.ts';
import { inviteAgain, inviteStaff } from './invite.ts';
import { listStaff } from './list-staff.ts';

/** Requests to open invitations from one address in 15 minutes. */
const MAX_LOOKS = 60;

export function staffRoutes(app: FolioApp, mailer: Mailer): void {
  const { config, log, database } = app.platform;
  const tools = { mailer, log, publicUrl: config.publicUrl };
  dataRoute(app, calls.list, ({ call }) => listStaff(call));
  route(app, calls.invite, async ({ body, call }) => {
    await inviteStaff(call, tools, body);
    return { data: await listStaff(call) };
  });
  route(app, calls.resend, async ({ params, call }) => {
    await inviteAgain(call, tools, params.id);
    return { data: await listStaff(call) };
  });
  dataRoute(app, calls.change, ({ params, body, call }) => changeRole(call, params.id, body.role));
  dataRoute(app, calls.remove, ({ params, call }) => removeStaff(call, params.id));
  dataRoute(app, calls.transfer, ({ body, call }) => transferOwnership(call, body));
  route(app, calls.invitation, async ({ body, call, request }) => {
    await limitAttempts(database.queries, 'invitation', request.ip, MAX_LOOKS, call.now);
    return { data: await openInvitation(call.database, body.token, call.now) };
  });
  route(app, calls.accept, async ({ body, call, request }) => {
    await limitAttempts(database.queries, 'invitation', request.ip, MAX_LOOKS, call.now);
    return { data: await acceptInvitation(call, tools, { token: body.token, address: request.ip }) };
  });
}
