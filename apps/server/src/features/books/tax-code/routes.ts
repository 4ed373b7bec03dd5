import { accountingEndpoints as calls } from '@folio/contract';
import { companyRoute, dataRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { createTaxCode, updateTaxCode } from './keep-tax-code.ts';
import { readTaxCodeRows } from './store.ts';
import { usualTaxCodes } from './usual-tax-codes.ts';

export function taxCodeRoutes(app: FolioApp): void {
  companyRoute(app, calls.taxCodes, (tx) => readTaxCodeRows(tx));
  dataRoute(app, calls.taxCodeSeeds, async () => usualTaxCodes());
  companyRoute(app, calls.createTaxCode, (tx, { body, call }) => createTaxCode(tx, call, body));
  companyRoute(app, calls.updateTaxCode, (tx, { params, body, call }) =>
    updateTaxCode(tx, call, { code: params.code, ...body }),
  );
}
