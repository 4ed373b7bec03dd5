import { accountingEndpoints as calls } from '@folio/contract';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { createAccount } from './create-account.ts';
import { readChart, readChartRow } from './read-chart.ts';
import { updateAccount } from './update-account.ts';

export function chartRoutes(app: FolioApp): void {
  companyRoute(app, calls.chart, (tx, { call }) => readChart(tx, call.today));
  companyRoute(app, calls.createLedgerAccount, async (tx, { body, call }) => {
    await createAccount(tx, call, body);
    return readChartRow(tx, call.today, body.code);
  });
  companyRoute(app, calls.updateLedgerAccount, async (tx, { params, body, call }) => {
    await updateAccount(tx, call, params.code, body);
    return readChartRow(tx, call.today, params.code);
  });
}
