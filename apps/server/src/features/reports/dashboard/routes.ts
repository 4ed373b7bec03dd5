import { reportEndpoints as calls } from '@folio/contract';
import { may } from '@folio/permissions';
import type { Queries } from '../../../platform/database/open.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { readDashboard } from './read-dashboard.ts';
import { readNeeds } from './read-needs.ts';

/** What the dashboard needs of other wings. */
export interface DashboardTools {
  /** Practices that wait for the company's answer. */
  countPendingRequests: (queries: Queries, companyId: string) => Promise<number>;
}

export function dashboardRoutes(app: FolioApp, { countPendingRequests }: DashboardTools): void {
  route(app, calls.dashboard, async ({ query, call }) => ({
    data: await call.transaction((tx) => readDashboard(tx, query.as_at ?? call.today, query.range)),
  }));
  route(app, calls.needs, async ({ call }) => {
    const answers = may(call.role, 'owner');
    const waiting = answers ? await countPendingRequests(call.database.queries, call.companyId) : 0;
    return { data: await call.transaction((tx) => readNeeds(tx, call.today, waiting)) };
  });
}
