import { accountingEndpoints as calls } from '@folio/contract';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { movePeriodLock, readPeriodLock } from './period-lock.ts';
import { readRevaluation, runRevaluation, typedRates } from './revaluation.ts';
import { postClosing, readYearEnd, reverseClosing } from './year-end.ts';

export function closingRoutes(app: FolioApp): void {
  companyRoute(app, calls.periodLock, readPeriodLock);
  companyRoute(app, calls.setPeriodLock, (tx, { body, call }) => movePeriodLock(tx, call, body));
  companyRoute(app, calls.yearEnd, (tx, { query, call }) => readYearEnd(tx, call, query.end));
  companyRoute(app, calls.postClosing, (tx, { body, call }) => postClosing(tx, call, body.end));
  companyRoute(app, calls.reverseClosing, (tx, { body, call }) => reverseClosing(tx, call, body.end));
  companyRoute(app, calls.revaluation, (tx, { query }) => readRevaluation(tx, query.date, typedRates(query.rates)));
  companyRoute(app, calls.postRevaluation, (tx, { body, call }) => runRevaluation(tx, call, body));
}
