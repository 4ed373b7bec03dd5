import { recurringEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { createRecurring, moveRecurring, planOf, removeRecurring, saveRecurring } from './keep-recurring.ts';
import { makeNow } from './make-one.ts';
import { nextDays } from './next-day.ts';
import { getRecurring, listRepeated } from './read-recurring.ts';

const SHOWN_DAYS = 12;

export function recurringRoutes(app: FolioApp): void {
  route(app, calls.list, async ({ query, call }) => {
    const { rows, total } = await call.transaction((tx) => listRepeated(tx, call.language, query));
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  });
  route(app, calls.dates, async ({ body }) => ({ data: nextDays(planOf(body), body.starts_on, 0, SHOWN_DAYS) }));
  route(app, calls.create, async ({ body, call }) => ({
    data: await call.transaction(async (tx) => getRecurring(tx, call.language, await createRecurring(tx, call, body))),
  }));
  route(app, calls.get, async ({ params, call }) => ({
    data: await call.transaction((tx) => getRecurring(tx, call.language, params.id)),
  }));
  route(app, calls.save, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await saveRecurring(tx, call, params.id, body);
      return getRecurring(tx, call.language, params.id);
    }),
  }));
  route(app, calls.state, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await moveRecurring(tx, call, params.id, body);
      return getRecurring(tx, call.language, params.id);
    }),
  }));
  route(app, calls.remove, async ({ params, call }) => {
    await call.transaction((tx) => removeRecurring(tx, call, params.id));
    return { data: null };
  });
  route(app, calls.makeNow, async ({ params, call }) => {
    await makeNow(call.database, call, { companyId: call.companyId, id: params.id });
    return { data: await call.transaction((tx) => getRecurring(tx, call.language, params.id)) };
  });
}
