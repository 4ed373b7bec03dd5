import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyRequest } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { VERSION } from '../../version.ts';
import type { FolioApp } from './app.ts';
import { prefixedName } from './cookie.ts';

const DOCUMENT = '/api/openapi.json';
const PAGE = '/api/docs';

/** The page may load only its own files, nothing from other hosts, and no page may embed it in a frame. */
const PAGE_POLICY = {
  'default-src': ["'self'"],
  'base-uri': ["'none'"],
  'font-src': ["'self'", 'data:'],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'script-src': ["'self'"],
  'style-src': ["'self'"],
};

/**
 * Serves the OpenAPI document, made from the contract's schemas, at /api/openapi.json and a readable page at
 * /api/docs.
 */
export async function describeApi({ http, platform }: FolioApp): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Folio 富理',
        version: VERSION,
        description:
          'Every success is {code: 0, data, meta}, every failure {code, error, message, errors}. Money is a decimal string.',
      },
      servers: [{ url: platform.config.publicUrl }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: prefixedName(http.servedByHttps, 'folio_session') },
          token: { type: 'http', scheme: 'bearer', description: 'A personal API token: folio_...' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await http.register(swaggerUi, {
    routePrefix: PAGE,
    staticCSP: PAGE_POLICY,
    uiConfig: { docExpansion: 'none', url: DOCUMENT, validatorUrl: null },
    uiHooks: {
      // The plugin would write the page's own copies of the document again for every caller.
      onRequest: (request, reply, next) => {
        if (/\/(json|yaml)$/.test(request.routeOptions.url ?? '')) reply.redirect(DOCUMENT);
        else next();
      },
    },
  });
  serveDocument(http);
}

/** Writing the document takes time and any client may request it, so it is written and compressed once. */
function serveDocument(http: FolioApp['http']): void {
  let written: ReturnType<typeof write> | null = null;
  const write = async () => {
    const text = JSON.stringify(http.swagger());
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    return { text, tag, zipped: await promisify(gzip)(text) };
  };
  http.get(DOCUMENT, { schema: { hide: true } }, async (request, reply) => {
    written ??= write();
    const { text, tag, zipped } = await written;
    reply.headers({ etag: tag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === tag) return reply.status(304).send();
    reply.type('application/json; charset=utf-8');
    return takesGzip(request) ? reply.header('content-encoding', 'gzip').send(zipped) : reply.send(text);
  });
}

function takesGzip(request: FastifyRequest): boolean {
  return /\bgzip\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/.test(String(request.headers['accept-encoding'] ?? ''));
}
