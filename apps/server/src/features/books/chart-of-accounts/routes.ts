import { accountingEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { createAccount } from './create-account.ts';
import { readChart, readChartRow } from './read-chart.ts';
import { updateAccount } from './update-account.ts';

export function chartRoutes(app: FolioApp): void {
  route(app, calls.chart, async ({ call }) => ({ data: await call.transaction((tx) => readChart(tx, call.today)) }));
  route(app, calls.createLedgerAccount, async ({ body, call }) => ({
    data: await call.transaction(async (tx) => {
      await createAccount(tx, call, body);
      return readChartRow(tx, call.today, body.code);
    }),
  }));
  route(app, calls.updateLedgerAccount, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await updateAccount(tx, call, params.code, body);
      return readChartRow(tx, call.today, params.code);
    }),
  }));
}
