import { searchEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { makeEntries } from './make-entries.ts';
import { search } from './search.ts';

export function searchRoutes(app: FolioApp): void {
  route(app, calls.search, async ({ query, call }) => {
    // What was just saved is found. More than a batch waits only after an import or upgrade, and is found soon after.
    if (call.database.hasRoom()) await makeEntries(call.database, call.companyId, 3);
    return { data: await call.transaction((tx) => search(tx, call, query)) };
  });
}
