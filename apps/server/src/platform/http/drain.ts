import type { FastifyInstance } from 'fastify';

/**
 * Ends the HTTP server: no new connection is taken, idle ones are closed, and requests in hand, uploads among them, may end within
 * `seconds`; what is left then is cut.
 */
export async function drain(http: FastifyInstance, seconds: number): Promise<void> {
  const timer = setTimeout(() => http.server.closeAllConnections(), seconds * 1000);
  await http.close().finally(() => clearTimeout(timer));
}
