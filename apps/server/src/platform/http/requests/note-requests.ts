import type { FolioApp } from '../app.ts';
import { failureCodeOf } from '../failure.ts';
import { scopeOf } from './request-id.ts';

/** The pattern of files of the web application. */
const FILES = '/*';

/**
 * Logs one line for each request and measures it, with the route pattern: no query values, record ids or headers.
 * Files of the web application are measured and not logged.
 */
export function noteRequests({ http, platform }: FolioApp): void {
  http.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url;
    const error = failureCodeOf(request);
    platform.measures?.request({ route: route ?? 'unknown', method, status, seconds: elapsedTime / 1000, error });
    if (route === undefined || route === FILES) return;
    const line = { ...scopeOf(request), method, route, status, ms: Math.round(elapsedTime) };
    platform.log.info(error === null ? line : { ...line, error }, 'request');
  });
}
