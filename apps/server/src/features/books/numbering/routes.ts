import { salesSettingEndpoints as calls, invoiceEndpoints } from '@folio/contract';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { nextNumber } from './numbers.ts';
import { addPaymentTerm, readPaymentTerms, savePaymentTerm } from './payment-terms.ts';
import { listSchemes, reportGaps, saveScheme } from './schemes.ts';

export function numberingRoutes(app: FolioApp): void {
  route(app, calls.terms, async ({ call }) => ({ data: await call.transaction(readPaymentTerms) }));
  route(app, calls.addTerm, async ({ body, call }) => ({
    data: await call.transaction((tx) => addPaymentTerm(tx, call, body)),
  }));
  route(app, calls.saveTerm, async ({ params, body, call }) => ({
    data: await call.transaction((tx) => savePaymentTerm(tx, call, { ...body, id: params.id })),
  }));
  route(app, calls.schemes, async ({ call }) => ({ data: await call.transaction((tx) => listSchemes(tx, call)) }));
  route(app, calls.saveScheme, async ({ body, call }) => ({
    data: await call.transaction((tx) => saveScheme(tx, call, body)),
  }));
  route(app, calls.gaps, async ({ query, call }) => ({
    data: await call.transaction((tx) => reportGaps(tx, query.type)),
  }));
  route(app, invoiceEndpoints.nextNumber, async ({ query, call }) => ({
    data: await call.transaction((tx) => nextNumber(tx, query.type, query.date ?? call.today)),
  }));
}
