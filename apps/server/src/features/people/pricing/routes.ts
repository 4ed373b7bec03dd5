import { pricingEndpoints as calls, type Pricing } from '@folio/contract';
import { dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { readUsage } from './store.ts';

export function pricingRoutes(app: FolioApp, pricing: Pricing): void {
  dataRoute(app, calls.plans, async () => pricing);
  route(app, calls.usage, async ({ call }) => {
    const month = `${call.today.slice(0, 7)}-01`;
    const since = new Date(`${month}T00:00:00+08:00`);
    return { data: { month, ...(await readUsage(call.database.queries, call.userId, since)) } };
  });
}
