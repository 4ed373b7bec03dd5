import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FolioApp } from './app.ts';
import { sendFailure } from './failure.ts';
import { Refusal } from './refusal.ts';

/** Serves the files of the built web application. */
export async function serveWeb({ http }: FolioApp, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html'))) throw new Error('the web application is not built');
  await http.register(serveStatic, {
    root: folder,
    wildcard: true,
    index: 'index.html',
    preCompressed: true,
    setHeaders: (reply, path) => {
      // Built files carry their content's hash in the name; everything else may change with the next version.
      reply.header('cache-control', path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
  });
}

/** Names that probes and scrapers ask for: a page of the web application would tell them that all is well. */
const probeNames = /^\/(health|healthz|healthcheck|livez|live|readyz|ready|status|ping|metrics)$/;

/**
 * A path that is neither a call nor a file is a screen of the web application, which finds its own way. Only browsers ask for pages:
 * anything else gets a 404.
 */
export function answerUnknownPaths({ http, platform }: FolioApp): void {
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    const isScreen = wantsPage && !/^\/(api|fortify|assets|locales|dev)(\/|$)/.test(path) && !probeNames.test(path);
    if (platform.webFolder === null || !isScreen) return sendFailure(request, reply, new Refusal('not_found'));
    // A customer's link is nobody else's to find.
    if (path === '/i') reply.header('x-robots-tag', 'noindex, nofollow');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
