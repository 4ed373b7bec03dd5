import { auditorRoomEndpoints as calls } from '@folio/contract';
import type { FastifyRequest } from 'fastify';
import { attached, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { signalOfClient } from '../../../platform/http/client-gone.ts';
import { route } from '../../../platform/http/route.ts';
import { limitAttempts } from '../../people/session/index.ts';
import { TYPES } from '../../reports/report/index.ts';
import type { PacketTools } from '../close-packet/index.ts';
import { inRoom, type Visit } from './gate.ts';
import { givenFile, roomPacket, roomReport, sampleBundle, showSample } from './guest.ts';
import { roomSheet } from './guest-sheet.ts';
import { joinRoom, openInvitation } from './join.ts';
import { myRooms } from './my-rooms.ts';
import { showRoomToGuest } from './present.ts';
import { ask, decide } from './requests.ts';

/** Requests to open invitations from one address in 15 minutes. */
const MAX_LOOKS = 60;

/** Calls of guests. Each looks at the room itself, so none of them is inside a company. */
export function guestRoutes(app: FolioApp, files: PacketTools): void {
  const { database } = app.platform;
  route(app, calls.invitation, async ({ body, call, request }) => {
    await limitAttempts(database.queries, 'invitation', request.ip, MAX_LOOKS, call.now);
    return { data: await openInvitation(call, body.token) };
  });
  route(app, calls.join, async ({ body, call, request }) => {
    await limitAttempts(database.queries, 'invitation', request.ip, MAX_LOOKS, call.now);
    return { data: await joinRoom(call, body.token, request.ip) };
  });
  dataRoute(app, calls.mine, ({ call }) => myRooms(call));
  dataRoute(app, calls.enter, (incoming) =>
    inRoom(incoming.call, visitOf(incoming), (tx, room) => showRoomToGuest(tx, incoming.call, room)),
  );
  dataRoute(app, calls.ask, (incoming) =>
    inRoom(incoming.call, visitOf(incoming), (tx, room) => ask(tx, incoming.call, room, incoming.body)),
  );
  for (const [endpoint, kind] of [
    [calls.accept, 'accepted'],
    [calls.reopen, 'returned'],
  ] as const)
    dataRoute(app, endpoint, (incoming) => {
      const verdict = { ...incoming.body, id: incoming.params.id, kind };
      return inRoom(incoming.call, visitOf(incoming), (tx, room) => decide(tx, incoming.call, room, verdict));
    });
  route(app, calls.sheet, (incoming) => {
    const asked = { name: incoming.params.name, page: incoming.query.page };
    return roomSheet(incoming.call, visitOf(incoming), asked);
  });
  dataRoute(app, calls.sample, (incoming) => showSample(incoming.call, visitOf(incoming), incoming.params.id));
  fileRoutes(app, files);
}

function fileRoutes(app: FolioApp, files: PacketTools): void {
  route(app, calls.file, async (incoming) => {
    const { id: requestId, sha256 } = incoming.params;
    const at = visitOf(incoming);
    const { name, type, content } = await givenFile(incoming.call, at, files.storage, { requestId, sha256 });
    return attached(incoming.reply, type, name, content);
  });
  route(app, calls.bundle, async (incoming) => {
    const { id } = incoming.params;
    const bundle = await sampleBundle(incoming.call, visitOf(incoming), files.storage, id);
    return attached(incoming.reply, 'application/zip', `folio-audit-sample-${id}.zip`, bundle);
  });
  route(app, calls.report, async (incoming) => {
    const asked = { name: incoming.params.name, format: incoming.query.format };
    const file = await roomReport(incoming.call, visitOf(incoming), asked, signalOfClient(incoming.reply));
    return attached(incoming.reply, TYPES[asked.format], `folio-${asked.name}.${asked.format}`, file);
  });
  route(app, calls.packet, async ({ query: asked, ...incoming }) => {
    const signal = signalOfClient(incoming.reply);
    const packet = await roomPacket(incoming.call, visitOf(incoming), files, { asked, signal });
    return attached(incoming.reply, 'application/zip', `folio-close-${asked.kind}-${asked.end}.zip`, packet);
  });
}

function visitOf({ params, request }: { params: { roomId: string }; request: FastifyRequest }): Visit {
  return { roomId: params.roomId, address: request.ip };
}
