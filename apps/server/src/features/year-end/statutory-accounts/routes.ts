import { statutoryAccountsEndpoints as calls } from '@folio/contract';
import { readInCompany } from '../../../platform/database/transaction.ts';
import { attached, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { signalOfClient } from '../../../platform/http/client-gone.ts';
import { route } from '../../../platform/http/route.ts';
import { finaliseAccounts, reopenAccounts, saveAccounts } from './keep-accounts.ts';
import { printAccounts } from './print/print-accounts.ts';
import { readAccounts } from './view.ts';

export function statutoryAccountsRoutes(app: FolioApp): void {
  companyRoute(app, calls.get, (tx, { query, call }) => readAccounts(tx, call, query.end));
  companyRoute(app, calls.save, (tx, { body, call }) => saveAccounts(tx, call, body));
  companyRoute(app, calls.finalise, (tx, { body, call }) => finaliseAccounts(tx, call, body));
  companyRoute(app, calls.reopen, (tx, { body, call }) => reopenAccounts(tx, call, body));
  route(app, calls.exportAccounts, async ({ query, call, reply }) => {
    const file = await printAccounts(
      (work) => readInCompany(call.database, call.companyId, work),
      call,
      query,
      signalOfClient(reply),
    );
    return attached(reply, file.type, file.name, file.content);
  });
}
