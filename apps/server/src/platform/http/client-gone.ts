import type { FastifyReply } from 'fastify';

/** The client closed the connection before the answer was ready. This is not an error of the server. */
export class ClientGone extends Error {
  constructor() {
    super('the client closed the connection');
  }
}

/** Aborts when the client closes the connection, so that work without a receiver can stop. */
export function signalOfClient(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => controller.abort(new ClientGone()));
  return controller.signal;
}

const CONNECTION_CODES: readonly unknown[] = ['ERR_STREAM_PREMATURE_CLOSE', 'ECONNRESET', 'EPIPE'];

/**
 * True for a failure caused only by the closed connection. Errors of the server count as errors even after the client
 * disconnected.
 */
export function isClientGone(error: unknown, reply: FastifyReply): boolean {
  if (!reply.request.raw.socket.destroyed) return false;
  if (error instanceof ClientGone) return true;
  return error instanceof Error && 'code' in error && CONNECTION_CODES.includes(error.code);
}
