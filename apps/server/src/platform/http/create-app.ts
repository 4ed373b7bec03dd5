import { existsSync } from 'node:fs';
import { join } from 'node:path';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import serveStatic from '@fastify/static';
import Fastify, { type FastifyBaseLogger, LogController } from 'fastify';
import type { FolioApp, Platform } from './app.ts';
import { prefixedName } from './cookie.ts';
import { DomainError } from './domain-error.ts';
import { answerFailures, sendFailure } from './failure.ts';
import type { Guards } from './guard.ts';
import { answerProbes } from './lifecycle/probes.ts';
import { describeApi } from './openapi.ts';
import { firstOf } from './parse.ts';
import { noteRequests } from './requests/note-requests.ts';
import { identifyRequests, requestIdOf } from './requests/request-id.ts';
import { traceRequests } from './requests/trace-requests.ts';
import { cutSlowBodies, readAwayRefusedFiles, TIMEOUTS, type Timeouts } from './timeouts.ts';
import { isScreenPath, wantsPage } from './unknown-path.ts';

/** How long each part of the HTTP server may take to start. */
const LONGEST_START_MS = 120_000;

export interface AppOptions {
  /** How errors of the database's guards are answered; the features define them. */
  guards?: Guards;
  patience?: Timeouts;
}

/**
 * The HTTP server without features; features register their endpoints with `route`. A process that answers no people has
 * only the probes.
 */
export async function createApp(
  platform: Platform,
  registerFeatures: (app: FolioApp) => void | Promise<void>,
  { guards = {}, patience = TIMEOUTS }: AppOptions = {},
): Promise<FolioApp> {
  const http = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: platform.config.trustedProxies,
    bodyLimit: 4 * 1024 * 1024,
    // A start that has much to catch up with (words of many new records) must not fail because it takes longer.
    pluginTimeout: LONGEST_START_MS,
    routerOptions: { ignoreTrailingSlash: true },
    // At shutdown, requests in progress are finished; `lifecycle/drain.ts` limits how long that may take.
    forceCloseConnections: 'idle',
    // A request that arrives on an open connection at that moment is answered as well.
    return503OnClosing: false,
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id']),
    connectionTimeout: patience.idleMs,
    requestTimeout: patience.requestMs,
  });
  const app: FolioApp = { http, platform };
  const secure = platform.config.publicUrl.startsWith('https:');
  // Routes parse with the contract's schemas themselves. Fastify uses its schemas only to describe the API.
  http.setValidatorCompiler(() => () => true);
  http.setSerializerCompiler(() => (body) => JSON.stringify(body));
  http.decorate('servedByHttps', secure);
  identifyRequests(http);
  traceRequests(http);
  answerFailures(app, guards);
  noteRequests(app);
  cutSlowBodies(app, patience);
  readAwayRefusedFiles(app, patience);
  await http.register(helmet, securityHeaders(secure));
  await http.register(compress, { global: true, threshold: 1024 });
  await http.register(cookie);
  await http.register(csrf, {
    cookieKey: prefixedName(secure, 'folio_csrf'),
    cookieOpts: { path: '/', httpOnly: true, sameSite: 'lax', secure },
    getToken: (request) => firstOf(request.headers['x-xsrf-token']),
  });
  await http.register(multipart, { limits: { files: 1, fields: 10, fieldSize: 10_000 } });
  const answersPeople = platform.config.role !== 'worker';
  if (answersPeople) await describeApi(app);
  answerProbes(app);
  if (answersPeople) await registerFeatures(app);
  if (answersPeople && platform.webFolder !== null) await serveWeb(app, platform.webFolder);
  answerUnknownPaths(app);
  return app;
}

function securityHeaders(secure: boolean) {
  return {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        // Ant Design writes its styles into the page.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(secure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' as const },
  };
}

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

/**
 * A path that is neither an API call nor a file is a screen of the web application, which routes it. Only browsers
 * request pages: any other client gets a 404.
 */
export function answerUnknownPaths({ http, platform }: FolioApp): void {
  http.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?')[0] ?? '';
    const isPage =
      platform.config.role !== 'worker' && platform.webFolder !== null && wantsPage(request) && isScreenPath(path);
    if (!isPage) return sendFailure(request, reply, new DomainError('not_found'));
    // Search engines must not index a link.
    if (path === '/i' || path === '/u') reply.header('x-robots-tag', 'noindex, nofollow');
    return reply.header('cache-control', 'no-cache').sendFile('index.html');
  });
}
