import { reportEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { readDashboard } from './read-dashboard.ts';
import { readNeeds } from './read-needs.ts';

export function dashboardRoutes(app: FolioApp): void {
  route(app, calls.dashboard, async ({ query, call }) => ({
    data: await call.transaction((tx) => readDashboard(tx, query.as_at ?? call.today, query.range)),
  }));
  route(app, calls.needs, async ({ call }) => ({ data: await call.transaction((tx) => readNeeds(tx, call.today)) }));
}
