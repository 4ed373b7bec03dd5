import { auditorRoomEndpoints as calls } from '@folio/contract';
import { companyListRoute, companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { Mailer } from '../../../platform/mail/index.ts';
import type { PacketTools } from '../close-packet/index.ts';
import { guestRoutes } from './guest-routes.ts';
import { inviteAgain } from './invite.ts';
import { showRoom } from './present.ts';
import { answer, assign } from './requests.ts';
import { closeRoom, extendRoom, listRooms, openRoomFor } from './rooms.ts';

export function auditorRoomRoutes(app: FolioApp, { mailer, ...files }: PacketTools & { mailer: Mailer }): void {
  const { config, log } = app.platform;
  const tools = { mailer, log, publicUrl: config.publicUrl };
  companyListRoute(app, calls.list, (tx, { query, call }) => listRooms(tx, call, query));
  companyRoute(app, calls.get, (tx, { params, call }) => showRoom(tx, params.id, call.today));
  dataRoute(app, calls.open, ({ body, call }) => openRoomFor(call, tools, body));
  dataRoute(app, calls.resend, ({ params, call }) => inviteAgain(call, tools, params.id));
  companyRoute(app, calls.extend, (tx, { params, body, call }) => extendRoom(tx, call, params.id, body));
  companyRoute(app, calls.close, (tx, { params, call }) => closeRoom(tx, call, params.id));
  companyRoute(app, calls.assign, (tx, { params, body, call }) => assign(tx, call, params.id, body));
  companyRoute(app, calls.answer, (tx, { params, body, call }) => answer(tx, call, params.id, body));
  guestRoutes(app, files);
}
