import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';

/**
 * Shuts the HTTP server down. It still accepts requests for `drainDelaySeconds`, while `/readyz` reports not ready.
 * Then it accepts no new connections and closes idle ones. Requests in progress, including uploads, may finish within
 * `drainSeconds`; after that their connections are cut.
 */
export async function drain(
  http: FastifyInstance,
  { drainDelaySeconds, drainSeconds }: Pick<Config, 'drainDelaySeconds' | 'drainSeconds'>,
): Promise<void> {
  if (drainDelaySeconds > 0 && http.server.listening) await sleep(drainDelaySeconds * 1000);
  const timer = setTimeout(() => http.server.closeAllConnections(), drainSeconds * 1000);
  await http.close().finally(() => clearTimeout(timer));
}
