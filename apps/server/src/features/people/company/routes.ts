import { companyEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { createCompany } from './create-company.ts';
import { listCompanies } from './list-store.ts';
import { setCompanyState } from './set-company-state.ts';
import { companyOf, updateCompany } from './update-company.ts';

export function companyRoutes(app: FolioApp): void {
  route(app, calls.list, async ({ query, call, session }) => {
    const onlyId = session?.apiToken?.onlyCompanyId ?? null;
    const { rows, total } = await listCompanies(call.database.queries, call.userId, { ...query, onlyId });
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  });
  route(app, calls.create, async ({ body, call }) => ({ data: await createCompany(call, body) }));
  route(app, calls.get, async ({ call }) => ({ data: await call.transaction((tx) => companyOf(tx, call)) }));
  route(app, calls.state, async ({ body, call }) => ({ data: await setCompanyState(call, body.state) }));
  route(app, calls.update, async ({ body, call }) => ({ data: await updateCompany(call, body) }));
}
