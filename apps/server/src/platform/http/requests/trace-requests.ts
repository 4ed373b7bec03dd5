import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OpenSpan, parseTraceparent, startSpan, within, writeTraceparent } from '../../trace/index.ts';
import { firstOf } from '../parse.ts';
import { scopeOf } from './request-id.ts';

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/**
 * Takes the trace of the caller from `traceparent`, so that the log lines of the request contain its id. If traces are
 * recorded, each request is a span that is answered as `traceresponse`. A span has the pattern of the path, never the
 * path.
 */
export function traceRequests(http: FastifyInstance): void {
  http.addHook('onRequest', (request, reply, done) => {
    const parent = parseTraceparent(firstOf(request.headers.traceparent));
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    const facts = { 'http.request.method': method, 'http.route': route, 'folio.request_id': request.id };
    const span = startSpan(`${method} ${route}`, { kind: 'server', parent, facts });
    const traceId = span?.traceId ?? parent?.traceId;
    if (traceId !== undefined) scopeOf(request).traceId = traceId;
    if (span === null) return done();
    spans.set(request, span);
    reply.header('traceresponse', writeTraceparent(span));
    reply.raw.once('close', () => {
      const { companyId } = scopeOf(request);
      span.set({
        'http.response.status_code': reply.statusCode,
        ...(companyId !== undefined && { 'folio.company_id': companyId }),
      });
      if (reply.statusCode >= 500) span.fail(String(reply.statusCode));
      span.end();
    });
    within(span, done);
  });
  // A body arrives in events of the connection, which do not belong to the request.
  http.addHook('preValidation', (request, _, done) => {
    const span = spans.get(request);
    if (span === undefined) done();
    else within(span, done);
  });
}
