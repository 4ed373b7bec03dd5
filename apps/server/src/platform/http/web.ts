import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FolioApp } from './app.ts';
import { DomainError } from './domain-error.ts';
import { sendFailure } from './failure.ts';

export async function serveWeb({ http }: FolioApp, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('the web application is not built');
  await http.register(serveStatic, {
    root: folder,
    wildcard: true,
    index: 'index.html',
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Names of built files contain the hash of their content; all other files may change with the next version.
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Names that health probes and scrapers request: a page of the web application would look like a healthy answer. */
const probeNames = /^\/(health|healthz|healthcheck|livez|live|readyz|ready|status|ping|metrics)$/;

/**
 * A path that is neither an API call nor a file is a screen of the web application, which routes it. Only browsers
 * request pages: any other client gets a 404.
 */
export function answerUnknownPaths({ http, platform }: FolioApp): void {
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const isScreen = wantsPage && !/^\/(api|fortify|assets|locales|dev)(\/|$)/.test(path) && !probeNames.test(path);
    if (platform.webFolder === null || !isScreen) return sendFailure(request, reply, new DomainError('not_found'));
    // Search engines must not index a customer's link.
    if (path === '/i') reply.header('x-robots-tag', 'noindex, nofollow');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
