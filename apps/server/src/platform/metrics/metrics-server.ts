import { createHash, timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Metrics } from './prometheus.ts';

export interface MetricsServer {
  port: number;
  close(): Promise<void>;
}

export interface MetricsServerOptions {
  host: string;
  /** 0 takes any free port. */
  port: number;
  /** What a caller must send as `Authorization: Bearer ...`; null: everybody who reaches the port may read. */
  token: string | null;
}

/**
 * Answers `GET /metrics` on a separate port, so that a proxy in front of Folio does not make it public. Throws if the
 * port is in use.
 */
export async function serveMetrics(
  metrics: Pick<Metrics, 'text' | 'contentType'>,
  { host, port, token }: MetricsServerOptions,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    answer(metrics, token, request, response).catch(() => response.writeHead(500).end());
  });
  await new Promise<void>((ready, fail) => {
    server.once('error', fail);
    server.listen({ host, port }, ready);
  });
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  { text, contentType }: Pick<Metrics, 'text' | 'contentType'>,
  token: string | null,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  request.resume();
  const path = request.url?.split('?')[0];
  if (request.method !== 'GET' || path !== '/metrics') return void response.writeHead(404).end();
  if (token !== null && !holds(token, request.headers.authorization))
    return void response.writeHead(401, { 'www-authenticate': 'Bearer' }).end();
  const body = await text();
  response.writeHead(200, { 'content-type': contentType, 'cache-control': 'no-store' }).end(body);
}

/** Compares in the same time for every given value. */
function holds(token: string, given: string | undefined): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(`Bearer ${token}`), hash(given ?? ''));
}
