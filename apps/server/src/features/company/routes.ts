import { companyEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../platform/http/app.ts';
import { route } from '../../platform/http/route.ts';
import { createCompany } from './create-company.ts';
import { listCompanies } from './store.ts';
import { updateCompany } from './update-company.ts';

export function companyRoutes(app: FolioApp): void {
  route(app, calls.list, async ({ query, call }) => {
    const { rows, total } = await listCompanies(call.database.queries, call.userId, query);
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  });
  route(app, calls.create, async ({ body, call }) => ({ data: await createCompany(call, body) }));
  route(app, calls.update, async ({ body, call }) => ({ data: await updateCompany(call, body) }));
}
