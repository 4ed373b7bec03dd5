import { accountingEndpoints as calls } from '@folio/contract';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { route } from '../../../platform/http/route.ts';
import { addOpeningDocument, removeOpeningDocument } from './documents.ts';
import { postOpening } from './post-opening.ts';
import { readOpening } from './read-opening.ts';

/** Changes the opening balances and returns all of them. */
async function changed(call: CompanyCall, change: (tx: CompanyTransaction) => Promise<void>) {
  const data = await call.transaction(async (tx) => {
    await change(tx);
    return readOpening(tx);
  });
  return { data };
}

export function openingBalanceRoutes(app: FolioApp): void {
  companyRoute(app, calls.openingBalances, readOpening);
  route(app, calls.postOpeningBalances, ({ body, call }) => changed(call, (tx) => postOpening(tx, call, body)));
  route(app, calls.addOpeningDocument, ({ body, call }) => changed(call, (tx) => addOpeningDocument(tx, call, body)));
  route(app, calls.removeOpeningDocument, ({ params, call }) =>
    changed(call, (tx) => removeOpeningDocument(tx, call, params.id)),
  );
}
