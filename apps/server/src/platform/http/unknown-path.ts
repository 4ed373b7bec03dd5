import type { FastifyRequest } from 'fastify';

/** Paths of programs, and names that health probes and scrapers request: a page would look like a healthy answer. */
const notScreens =
  /^\/(api|fortify|assets|locales|dev|\.well-known|health|healthz|healthcheck|livez|live|readyz|ready|status|ping|metrics)(\/|$)/i;
/** A file that does not exist, such as `/robots.txt`; no screen has such a name. */
const fileName = /\.[a-z][a-z0-9]{0,9}$/i;

/** Whether a path that no route answers can be a screen of the web application, which routes it. */
export function isScreenPath(path: string): boolean {
  return !notScreens.test(path) && !fileName.test(path);
}

/** Only browsers request pages. */
export function wantsPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && (headers.accept ?? '').includes('text/html');
}
