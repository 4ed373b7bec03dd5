import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import csrf from '@fastify/csrf-protection';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../../config.ts';
import type { Database } from '../database/open.ts';
import type { Log } from '../log/index.ts';
import { prefixedName } from './cookie.ts';
import { answerFailures } from './failure.ts';
import { describeApi } from './openapi.ts';
import { cutSlowBodies, PATIENCE, type Patience, readAwayRefusedFiles } from './patience.ts';
import { answerProbes } from './probes.ts';
import { answerUnknownPaths, serveWeb } from './web.ts';

/** What every route may use. */
export interface Platform {
  config: Config;
  database: Database;
  log: Log;
  /** The clock, so that tests can set it. */
  now(): Date;
  /** Folder of the built web application; null = API only. */
  webFolder: string | null;
  /** True once the server was told to end: it finishes what it has in hand. */
  isDraining?: () => boolean;
}

export interface FolioApp {
  http: FastifyInstance;
  platform: Platform;
}

/** The HTTP server with everything but the features: they are registered on it with `route`. */
export async function createApp(
  platform: Platform,
  registerFeatures: (app: FolioApp) => void | Promise<void>,
  patience: Patience = PATIENCE,
): Promise<FolioApp> {
  const http = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: platform.config.trustedProxies,
    bodyLimit: 4 * 1024 * 1024,
    routerOptions: { ignoreTrailingSlash: true },
    // Requests in hand are finished when the server ends; `drain.ts` bounds how long that may take.
    forceCloseConnections: 'idle',
    connectionTimeout: patience.idleMs,
    requestTimeout: patience.requestMs,
  });
  const app: FolioApp = { http, platform };
  const secure = platform.config.publicUrl.startsWith('https:');
  // Routes parse with the contract's schemas themselves; the schemas given to Fastify only describe the API.
  http.setValidatorCompiler(() => () => true);
  http.setSerializerCompiler(() => (body) => JSON.stringify(body));
  http.decorate('servedByHttps', secure);
  answerFailures(app);
  logRequests(app);
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
  await describeApi(app);
  answerProbes(app);
  await registerFeatures(app);
  if (platform.webFolder !== null) await serveWeb(app, platform.webFolder);
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

/** One line a request, by route pattern: no query value, no id of a record, no header. */
function logRequests({ http, platform }: FolioApp): void {
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url;
    if (route === undefined || route === '/*') return;
    platform.log.info(
      {
        requestId: request.id,
        method: request.method,
        route,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

export function firstOf(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header;
}
