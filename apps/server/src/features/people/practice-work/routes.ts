import { practiceWorkEndpoints as calls } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { withOrigin } from '../../../platform/http/session.ts';
import { assignClient, markDeadline } from './keep-work.ts';
import { listMonths } from './list-months.ts';
import { listWork } from './list-work.ts';

export function practiceWorkRoutes(app: FolioApp): void {
  route(app, calls.list, async ({ params, query, call }) => {
    const { rows, meta } = await listWork(call, params.practiceId, query);
    return { data: rows, meta };
  });
  dataRoute(app, calls.months, ({ params, call }) => listMonths(call, params.practiceId));
  dataRoute(app, calls.assign, ({ params, body, call, request }) =>
    assignClient(withOrigin(call, request), params, body),
  );
  dataRoute(app, calls.deadline, ({ params, body, call, request }) =>
    markDeadline(withOrigin(call, request), params, body),
  );
}
