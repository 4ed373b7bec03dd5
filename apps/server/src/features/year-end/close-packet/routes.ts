import { closePacketEndpoints as calls } from '@folio/contract';
import { attached } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { signalOfClient } from '../../../platform/http/client-gone.ts';
import { route } from '../../../platform/http/route.ts';
import { makeBook, makePacket, type PacketTools } from './make-packet.ts';

export function closePacketRoutes(app: FolioApp, tools: PacketTools): void {
  route(app, calls.packet, async ({ params: { format }, query, call, reply }) => {
    const signal = signalOfClient(reply);
    const name = `folio-close-${query.kind}-${query.end}.${format}`;
    if (format === 'pdf') return attached(reply, 'application/pdf', name, await makeBook(call, query, signal));
    return attached(reply, 'application/zip', name, await makePacket(call, tools, query, signal));
  });
}
