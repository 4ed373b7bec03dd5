import { reportEndpoints as calls } from '@folio/contract';
import { may } from '@folio/permissions';
import type { Queries } from '../../../platform/database/open.ts';
import { companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { readCashForecast } from './read-cash-forecast.ts';
import { readDashboard } from './read-dashboard.ts';
import { readNeeds } from './read-needs.ts';
import { readPosition } from './read-position.ts';

/** What the dashboard needs of other wings. */
export interface DashboardTools {
  /** Practices that wait for the company's answer. */
  pendingRequests: (queries: Queries, companyId: string) => Promise<number>;
}

export function dashboardRoutes(app: FolioApp, { pendingRequests }: DashboardTools): void {
  companyRoute(app, calls.dashboard, (tx, { query, call }) =>
    readDashboard(tx, query.as_at ?? call.today, query.range),
  );
  companyRoute(app, calls.cashForecast, (tx, { call }) => readCashForecast(tx, call));
  companyRoute(app, calls.position, (tx, { call }) => readPosition(tx, call));
  dataRoute(app, calls.needs, async ({ call }) => {
    const answers = may(call.role, 'owner');
    const waiting = answers ? await pendingRequests(call.database.queries, call.companyId) : 0;
    return call.transaction((tx) => readNeeds(tx, call.today, waiting));
  });
}
