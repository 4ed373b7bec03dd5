import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import type { FolioApp } from './app.ts';

/** The OpenAPI document at /api/openapi.json, made from the contract's schemas, and a readable page at /api/docs. */
export async function describeApi({ http, platform }: FolioApp): Promise<void> {
  await http.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Folio 富理',
        version: '0.1.0',
        description:
          'Every success is {code: 0, data, meta}, every failure {code, error, message, errors}. Money is a decimal string.',
      },
      servers: [{ url: platform.config.publicUrl }],
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: 'folio_session' },
          token: { type: 'http', scheme: 'bearer', description: 'A personal API token: folio_...' },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
  await http.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    transformStaticCSP: (policy) => `${policy}; object-src 'none'; frame-ancestors 'none'`,
    uiConfig: { docExpansion: 'none' },
  });
  http.get('/api/openapi.json', { schema: { hide: true } }, async () => http.swagger());
}
