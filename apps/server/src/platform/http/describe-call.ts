import { type Endpoint, earlyDateWord } from '@folio/contract';
import { isCompanyAccess, scopeHolds } from '@folio/permissions';
import { z } from 'zod';

/**
 * The authentication of a call for OpenAPI: the cookie and, if some scope of tokens includes the call, an API token.
 */
function securityOf({ access, byToken, recent }: Endpoint) {
  if (access === 'public') return [];
  const isForTokens = byToken || (!recent && isCompanyAccess(access) && scopeHolds('write', access));
  return isForTokens ? [{ session: [] }, { token: [] }] : [{ session: [] }];
}

const oneFile = z.object({ file: z.string().meta({ format: 'binary' }) });

/** Adds the confirmation of an early date, if the call posts by date. */
function bodyOf({ body, postsByDate }: Endpoint): z.ZodType | undefined {
  return postsByDate && body ? z.intersection(body, earlyDateWord) : body;
}

export function describeCall(endpoint: Endpoint) {
  const { params, query, payload, data, meta } = endpoint;
  const body = bodyOf(endpoint);
  const success =
    endpoint.answer === 'file' ? z.any() : z.object({ code: z.literal(0), data, meta: meta ?? z.object({}) });
  const failure = z.object({
    code: z.number(),
    error: z.string(),
    message: z.string(),
    errors: z.record(z.string(), z.array(z.string())).optional(),
  });
  return {
    tags: [endpoint.tag],
    summary: endpoint.summary,
    description: `Access: ${endpoint.access}.${endpoint.recent ? ' Asks for the password where it was not given lately.' : ''}${endpoint.idempotent ? ' Takes an Idempotency-Key header.' : ''}${payload ? ' The payload may also stand in the query string.' : ''}`,
    security: securityOf(endpoint),
    ...(params ? { params } : {}),
    ...(query ? { querystring: query } : {}),
    ...(body || payload ? { body: body ?? payload } : {}),
    ...(endpoint.answer === 'upload' ? { consumes: ['multipart/form-data'], body: oneFile } : {}),
    response: { 200: success, '4xx': failure },
  };
}
