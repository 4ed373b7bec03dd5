import { companyEndpoints } from '@folio/contract';
import type { FolioApp } from '../../platform/http/app.ts';
import { route } from '../../platform/http/route.ts';
import { listContacts } from './store.ts';

export function contactRoutes(app: FolioApp): void {
  route(app, companyEndpoints.contacts, async ({ query, call }) => {
    const { rows, total } = await call.transaction((tx) => listContacts(tx, query));
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  });
}
