import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { inScope, type Scope } from '../../log/index.ts';

/** Long enough to be unique, and harmless in a log, a header and a sentence. */
const ACCEPTABLE = /^[A-Za-z0-9][A-Za-z0-9._-]{7,63}$/;

/** The id that a proxy or client gave the request, or a new one if it gave none or one that Folio does not take. */
export function requestIdOf(given: string | string[] | undefined): string {
  return typeof given === 'string' && ACCEPTABLE.test(given) ? given : randomUUID();
}

const scopes = new WeakMap<FastifyRequest, Scope>();

/** The facts in every log line of the request; a fact that is added is in the lines after it. */
export function scopeOf(request: FastifyRequest): Scope {
  const known = scopes.get(request);
  if (known !== undefined) return known;
  const scope = { requestId: request.id };
  scopes.set(request, scope);
  return scope;
}

/** Returns the id of each request in `x-request-id`, and adds it to every line that the request logs. */
export function identifyRequests(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    inScope(scopeOf(request), done);
  });
  // A body arrives in events of the connection, which do not belong to the request.
  http.addHook('preValidation', (request, _, done) => inScope(scopeOf(request), done));
}
