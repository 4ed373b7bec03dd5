import type { FastifyReply } from 'fastify';

/** The client closed the connection before the answer was there: nobody waits for it, and nothing is wrong. */
export class ClientGone extends Error {
  constructor() {
    super('the client closed the connection');
  }
}

/** Aborts when the client closes the connection: work that nobody waits for need not be finished. */
export function signalOfClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort(new ClientGone()));
  return controller.signal;
}

const CONNECTION_CODES: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];

/** True for a failure that is only the end of the connection. Faults of our own count as such also after the client left. */
export function isClientGone(error: unknown, reply: FastifyReply): boolean {
  if (!reply.request.raw.socket.destroyed) return false;
  if (error instanceof ClientGone) return true;
  return error instanceof Error && 'code' in error && CONNECTION_CODES.includes(error.code);
}
