import { reportScheduleEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { stopPage } from './report-links.ts';
import { resumeByLink, stopByLink, viewByLink } from './stop-by-link.ts';

/** Counts a call from an address; throws `too_many_requests` past the limit. */
export type LimitCalls = (address: string, now: Date) => Promise<void>;

/** Calls of a receiver with a link. A GET never stops the emails, because programs that check emails follow every link. */
export function publicRoutes(app: FolioApp, limit: LimitCalls): void {
  const { config } = app.platform;
  dataRoute(app, calls.publicGet, async ({ body, call, request }) => {
    await limit(request.ip, call.now);
    return viewByLink(call, body.token);
  });
  dataRoute(app, calls.publicStop, async ({ body, call, request }) => {
    await limit(request.ip, call.now);
    return stopByLink(call, body.token);
  });
  dataRoute(app, calls.publicResume, async ({ body, call, request }) => {
    await limit(request.ip, call.now);
    return resumeByLink(call, body.token);
  });
  route(app, calls.oneClickPage, async ({ query, reply }) =>
    reply.header('cache-control', 'no-store').redirect(stopPage(config.publicUrl, query.token), 303),
  );
  app.http.register(async (http) => {
    // Mail programs send `List-Unsubscribe=One-Click` as one of two kinds of form. The call itself is the wish.
    http.removeAllContentTypeParsers();
    http.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: ONE_CLICK_BYTES }, (_request, _body, done) =>
      done(null, {}),
    );
    dataRoute({ ...app, http }, calls.oneClick, async ({ query, call, request }) => {
      await limit(request.ip, call.now);
      await stopByLink(call, query.token);
    });
  });
}

const ONE_CLICK_BYTES = 4096;
