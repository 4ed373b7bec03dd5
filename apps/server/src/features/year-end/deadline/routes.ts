import { deadlineEndpoints as calls } from '@folio/contract';
import { companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { withOrigin } from '../../../platform/http/session.ts';
import { limitAttempts } from '../../people/session/index.ts';
import { dropFeed, dropPracticeFeed, makeFeed, makePracticeFeed, readFeed, readPracticeFeed } from './feed.ts';
import { markDeadline, saveFacts } from './keep-deadlines.ts';
import { listClientDeadlines, listDeadlines } from './list-deadlines.ts';
import { calendarByToken } from './read-by-feed.ts';

/** Calls of calendar programs from one address in a quarter of an hour. */
const MAX_CALLS = 300;

export function deadlineRoutes(app: FolioApp): void {
  const { publicUrl } = app.platform.config;
  companyRoute(app, calls.list, (tx, { query, call }) => listDeadlines(tx, call, query));
  companyRoute(app, calls.facts, (tx, { body, call }) => saveFacts(tx, call, body));
  companyRoute(app, calls.mark, (tx, { body, call }) => markDeadline(tx, call, body));
  companyRoute(app, calls.feed, (tx, { call }) => readFeed(tx, call));
  companyRoute(app, calls.makeFeed, (tx, { call }) => makeFeed(tx, call, publicUrl));
  companyRoute(app, calls.dropFeed, (tx, { call }) => dropFeed(tx, call));
  route(app, calls.clients, async ({ params, query, call }) => {
    const { rows, meta } = await listClientDeadlines(call, params.practiceId, query);
    return { data: rows, meta };
  });
  dataRoute(app, calls.practiceFeed, ({ params, call, request }) =>
    readPracticeFeed(withOrigin(call, request), params.practiceId),
  );
  dataRoute(app, calls.makePracticeFeed, ({ params, call, request }) =>
    makePracticeFeed(withOrigin(call, request), params.practiceId, publicUrl),
  );
  dataRoute(app, calls.dropPracticeFeed, ({ params, call, request }) =>
    dropPracticeFeed(withOrigin(call, request), params.practiceId),
  );
  route(app, calls.file, async ({ query, call, request, reply }) => {
    await limitAttempts(call.database.queries, 'deadline-feed', request.ip, MAX_CALLS, call.now);
    const calendar = await calendarByToken(call, query.token);
    return reply.type('text/calendar; charset=utf-8').header('cache-control', 'private, no-store').send(calendar);
  });
}
