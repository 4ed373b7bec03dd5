import { scheduleEndpoints as calls } from '@folio/contract';
import { companyListRoute, companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { Storage } from '../../../platform/storage/index.ts';
import { changeAmount, endSchedule, reverseLine } from './change-schedule.ts';
import { createLoan } from './create-loan.ts';
import { createRecurring } from './create-recurring.ts';
import { createSchedule } from './create-schedule.ts';
import { listDue } from './due-lines.ts';
import { explainAccount, listBalances } from './explain.ts';
import { getSchedule } from './get-schedule.ts';
import { listSchedules } from './list-schedules.ts';
import { listMissingBills } from './missing-bills.ts';
import { runSchedules } from './run-schedules.ts';
import { findPeriodSpot } from './source/period-spot.ts';
import { listSourceLines } from './source/source.ts';

export function scheduleRoutes(app: FolioApp, storage: Storage): void {
  companyListRoute(app, calls.list, (tx, { query }) => listSchedules(tx, query));
  companyRoute(app, calls.create, (tx, { body, call }) => createSchedule(tx, call, body));
  companyRoute(app, calls.createLoan, (tx, { body, call }) => createLoan(tx, call, body));
  companyRoute(app, calls.createRecurringJournal, (tx, { body, call }) => createRecurring(tx, call, body));
  companyListRoute(app, calls.sourceLines, (tx, { query }) => listSourceLines(tx, query));
  dataRoute(app, calls.periodSpot, ({ call, query }) => findPeriodSpot(call, storage, query));
  companyListRoute(app, calls.due, (tx, { query }) => listDue(tx, query));
  companyRoute(app, calls.run, (tx, { body, call }) => runSchedules(tx, call, body));
  companyListRoute(app, calls.missingBills, (tx, { query }) => listMissingBills(tx, query));
  companyRoute(app, calls.balances, (tx, { query }) => listBalances(tx, query.date));
  companyListRoute(app, calls.explanation, (tx, { query }) => explainAccount(tx, query));
  companyRoute(app, calls.get, (tx, { params }) => getSchedule(tx, params.id));
  companyRoute(app, calls.changeAmount, (tx, { params, body, call }) => changeAmount(tx, call, params.id, body));
  companyRoute(app, calls.end, (tx, { params, body, call }) => endSchedule(tx, call, params.id, body));
  companyRoute(app, calls.reverse, (tx, { params, body, call }) => reverseLine(tx, call, params.id, body));
}
