import { type Endpoint, earlyDateWord } from '@folio/contract';
import { isCompanyAccess, scopeHolds } from '@folio/permissions';
import { z } from 'zod';

/** By what a call may be made, as OpenAPI says it: the cookie, and where some scope of tokens holds it an API token. */
function securityOf({ access, byToken, recent }: Endpoint) {
  if (access === 'public') return [];
  const isForTokens = byToken || (!recent && isCompanyAccess(access) && scopeHolds('write', access));
  return isForTokens ? [{ session: [] }, { token: [] }] : [{ session: [] }];
}

const oneFile = z.object({ file: z.string().meta({ format: 'binary' }) });

/** With a person's word about an early day, where a call asks for it. */
function bodyOf({ body, postsByDate }: Endpoint): z.ZodType | undefined {
  return postsByDate && body ? z.intersection(body, earlyDateWord) : body;
}

/** The description of the call for the OpenAPI document. */
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
