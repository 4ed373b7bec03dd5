import { accountingEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { createTaxCode, updateTaxCode } from './keep-tax-code.ts';
import { readTaxCodeRows } from './store.ts';
import { usualTaxCodes } from './usual-tax-codes.ts';

export function taxCodeRoutes(app: FolioApp): void {
  route(app, calls.taxCodes, async ({ call }) => ({ data: await call.transaction((tx) => readTaxCodeRows(tx)) }));
  route(app, calls.taxCodeSeeds, async () => ({ data: usualTaxCodes() }));
  route(app, calls.createTaxCode, async ({ body, call }) => ({
    data: await call.transaction((tx) => createTaxCode(tx, call, body)),
  }));
  route(app, calls.updateTaxCode, async ({ params, body, call }) => ({
    data: await call.transaction((tx) => updateTaxCode(tx, call, { code: params.code, ...body })),
  }));
}
