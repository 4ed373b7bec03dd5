/** What an auditor receives of a closed period: one book, and one ZIP that shows any change. */
export { makePacket, type PacketTools } from './make-packet.ts';
export { closePacketRoutes } from './routes.ts';
