import { accountingEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { movePeriodLock, readPeriodLock } from './period-lock.ts';
import { readRevaluation, runRevaluation, typedRates } from './revaluation.ts';
import { postClosing, readYearEnd, reverseClosing } from './year-end.ts';

export function closingRoutes(app: FolioApp): void {
  route(app, calls.periodLock, async ({ call }) => ({ data: await call.transaction(readPeriodLock) }));
  route(app, calls.setPeriodLock, async ({ body, call }) => ({
    data: await call.transaction((tx) => movePeriodLock(tx, call, body)),
  }));
  route(app, calls.yearEnd, async ({ query, call }) => ({
    data: await call.transaction((tx) => readYearEnd(tx, call, query.end)),
  }));
  route(app, calls.postClosing, async ({ body, call }) => ({
    data: await call.transaction((tx) => postClosing(tx, call, body.end)),
  }));
  route(app, calls.reverseClosing, async ({ body, call }) => ({
    data: await call.transaction((tx) => reverseClosing(tx, call, body.end)),
  }));
  route(app, calls.revaluation, async ({ query, call }) => ({
    data: await call.transaction((tx) => readRevaluation(tx, query.date, typedRates(query.rates))),
  }));
  route(app, calls.postRevaluation, async ({ body, call }) => ({
    data: await call.transaction((tx) => runRevaluation(tx, call, body)),
  }));
}
