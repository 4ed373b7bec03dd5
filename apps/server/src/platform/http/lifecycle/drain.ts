import type { Server, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../../config.ts';

const LOOK_MS = 100;
/** A connection that was opened in advance and has sent no request may keep the server this long. */
const SILENT_MS = 1000;

/** Counts the requests whose answers are not complete. Call it before the server listens. */
export function countRequests(server: Server): () => number {
  const pending = new Set<ServerResponse>();
  server.on('request', (_, response) => {
    pending.add(response);
    response.once('finish', () => pending.delete(response));
  });
  // An answer whose caller went away is never finished.
  server.on('connection', (socket) => {
    socket.once('close', () => {
      for (const response of pending) if (response.req.socket === socket) pending.delete(response);
    });
  });
  return () => pending.size;
}

/**
 * Whether to end all connections now. `waitedMs`: since the server stopped taking connections; `quietMs`: since the
 * last request was complete, null while requests run.
 */
export function isTimeToCut(
  { waitedMs, quietMs }: { waitedMs: number; quietMs: number | null },
  drainSeconds: number,
): boolean {
  return waitedMs >= drainSeconds * 1000 || (quietMs !== null && quietMs >= SILENT_MS);
}

/**
 * Shuts the HTTP server down. It still accepts requests for `drainDelaySeconds`, while `/readyz` reports not ready.
 * Then it accepts no new connections and closes idle ones. Requests in progress, including uploads, may finish within
 * `drainSeconds`; after that their connections are cut. Returns how many requests were cut.
 */
export async function drain(
  { http, running }: { http: FastifyInstance; running: () => number },
  { drainDelaySeconds, drainSeconds }: Pick<Config, 'drainDelaySeconds' | 'drainSeconds'>,
): Promise<number> {
  if (drainDelaySeconds > 0 && http.server.listening) await sleep(drainDelaySeconds * 1000);
  const begun = performance.now();
  let quietSince: number | null = null;
  let cut = 0;
  const timer = setInterval(() => {
    const now = performance.now();
    if (running() > 0) quietSince = null;
    else quietSince ??= now;
    const quietMs = quietSince === null ? null : now - quietSince;
    // A connection whose answer began before the signal is idle after it; nothing else would close it.
    if (!isTimeToCut({ waitedMs: now - begun, quietMs }, drainSeconds)) return http.server.closeIdleConnections();
    cut += running();
    http.server.closeAllConnections();
  }, LOOK_MS);
  await http.close().finally(() => clearInterval(timer));
  return cut;
}
