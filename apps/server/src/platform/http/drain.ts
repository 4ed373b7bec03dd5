import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Ends the HTTP server. It still takes requests for `drainDelaySeconds`, while readiness is off. Then no new connection is taken, idle
 * ones are closed, and requests in hand, uploads among them, may end within `drainSeconds`; what is left then is cut.
 */
export async function drain(
  http: FastifyInstance,
  { drainDelaySeconds, drainSeconds }: Pick<Config, 'drainDelaySeconds' | 'drainSeconds'>,
): Promise<void> {
  if (drainDelaySeconds > 0 && http.server.listening) await sleep(drainDelaySeconds * 1000);
  const timer = setTimeout(() => http.server.closeAllConnections(), drainSeconds * 1000);
  await http.close().finally(() => clearTimeout(timer));
}
