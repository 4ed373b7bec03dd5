import { companyEndpoints as calls } from '@folio/contract';
import { companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { createCompany, startCompany } from './create-company.ts';
import { listCompanies } from './list-store.ts';
import { setCompanyState } from './set-company-state.ts';
import { closeSetUp, setUpOf } from './set-up.ts';
import { companyOf, updateCompany } from './update-company.ts';

export function companyRoutes(app: FolioApp): void {
  route(app, calls.list, async ({ query, call, session }) => {
    const onlyId = session?.apiToken?.onlyCompanyId ?? null;
    const { rows, total } = await listCompanies(call.database.queries, call.userId, { ...query, onlyId });
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  });
  dataRoute(app, calls.create, ({ body, call }) => createCompany(call, body));
  dataRoute(app, calls.start, ({ body, call }) => startCompany(call, body));
  dataRoute(app, calls.setUp, ({ call }) => setUpOf(call));
  dataRoute(app, calls.closeSetUp, ({ call }) => closeSetUp(call));
  companyRoute(app, calls.get, (tx, { call }) => companyOf(tx, call));
  dataRoute(app, calls.state, ({ body, call }) => setCompanyState(call, body.state));
  dataRoute(app, calls.update, ({ body, call }) => updateCompany(call, body));
}
