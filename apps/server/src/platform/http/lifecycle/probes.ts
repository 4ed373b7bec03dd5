import type { FolioApp } from '../app.ts';
import { readiness } from './readiness.ts';
import { watchStalls } from './stall-watch.ts';

/**
 * `/livez`: the event loop runs; no database, no file. `/readyz`: the server can serve: its database answers and has
 * the schema of this Folio, its disk has space and is writable, and it is not shutting down.
 */
export function answerProbes({ http, platform }: FolioApp): void {
  const stalls = watchStalls(platform.config.stallSeconds * 1000);
  http.addHook('onClose', async () => stalls.stop());
  // Makes callers connect to another process for their next request.
  http.addHook('onSend', async (_, reply) => {
    if (platform.isDraining?.()) reply.header('connection', 'close');
  });
  http.get('/livez', { schema: { hide: true } }, async (_, reply) => {
    const isStalled = stalls.isStalled();
    reply.header('cache-control', 'no-store').status(isStalled ? 503 : 200);
    return reply.send({ status: isStalled ? 'stalled' : 'alive' });
  });
  http.get('/readyz', { schema: { hide: true } }, async (_, reply) => {
    const { reason, messages, checks } = await readiness(platform);
    reply.header('cache-control', 'no-store').status(reason === null ? 200 : 503);
    if (reason === null) return reply.send({ status: 'ready', checks });
    return reply.send({ status: 'not_ready', reason, message: messages.join(' '), checks });
  });
}
