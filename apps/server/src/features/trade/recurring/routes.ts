import { recurringEndpoints as calls } from '@folio/contract';
import { companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { createRecurring, moveRecurring, planOf, removeRecurring, saveRecurring } from './keep-recurring.ts';
import { makeNow } from './make-one.ts';
import { nextDays } from './next-day.ts';
import { getRecurring, listRepeated } from './read-recurring.ts';

const SHOWN_DAYS = 12;

export function recurringRoutes(app: FolioApp): void {
  route(app, calls.list, async ({ query, call }) => {
    const { rows, total, by_currency } = await call.transaction((tx) => listRepeated(tx, call.language, query));
    return { data: rows, meta: { page: query.page, limit: query.limit, total, by_currency } };
  });
  dataRoute(app, calls.dates, async ({ body }) => nextDays(planOf(body), body.starts_on, 0, SHOWN_DAYS));
  companyRoute(app, calls.create, async (tx, { body, call }) =>
    getRecurring(tx, call.language, await createRecurring(tx, call, body)),
  );
  companyRoute(app, calls.get, (tx, { params, call }) => getRecurring(tx, call.language, params.id));
  companyRoute(app, calls.save, async (tx, { params, body, call }) => {
    await saveRecurring(tx, call, params.id, body);
    return getRecurring(tx, call.language, params.id);
  });
  companyRoute(app, calls.state, async (tx, { params, body, call }) => {
    await moveRecurring(tx, call, params.id, body);
    return getRecurring(tx, call.language, params.id);
  });
  companyRoute(app, calls.remove, (tx, { params, call }) => removeRecurring(tx, call, params.id));
  route(app, calls.makeNow, async ({ params, call }) => {
    await makeNow(call.database, call, { companyId: call.companyId, id: params.id });
    return { data: await call.transaction((tx) => getRecurring(tx, call.language, params.id)) };
  });
}
