import { accountingEndpoints as calls } from '@folio/contract';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { importRates } from './import-rates.ts';
import { readRates } from './read-rates.ts';
import { removeRate, setRate } from './set-rate.ts';
import { pageOfRates } from './store.ts';

export function exchangeRateRoutes(app: FolioApp): void {
  route(app, calls.exchangeRates, async ({ query, call }) => {
    const page = { limit: query.limit, offset: (query.page - 1) * query.limit };
    const { rows, total } = await call.transaction((tx) => pageOfRates(tx, query, page));
    return { data: rows, meta: { page: query.page, limit: query.limit, total } };
  });
  companyRoute(app, calls.setExchangeRate, (tx, { body, call }) => setRate(tx, call, body));
  companyRoute(app, calls.removeExchangeRate, (tx, { body, call }) => removeRate(tx, call, body));
  route(app, calls.importExchangeRates, async ({ body, call }) => {
    const file = await readRates(call, body.csv);
    return { data: await call.transaction((tx) => importRates(tx, call, { file, dryRun: body.dry_run })) };
  });
}
