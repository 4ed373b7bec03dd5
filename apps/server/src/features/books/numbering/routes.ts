import { salesSettingEndpoints as calls, invoiceEndpoints } from '@folio/contract';
import { companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { nextNumber } from './numbers.ts';
import { addPaymentTerm, readPaymentTerms, savePaymentTerm } from './payment-terms.ts';
import { listSchemes, reportGaps, saveScheme } from './schemes.ts';

export function numberingRoutes(app: FolioApp): void {
  companyRoute(app, calls.terms, readPaymentTerms);
  companyRoute(app, calls.addTerm, (tx, { body, call }) => addPaymentTerm(tx, call, body));
  companyRoute(app, calls.saveTerm, (tx, { params, body, call }) =>
    savePaymentTerm(tx, call, { ...body, id: params.id }),
  );
  companyRoute(app, calls.schemes, (tx, { call }) => listSchemes(tx, call));
  companyRoute(app, calls.saveScheme, (tx, { body, call }) => saveScheme(tx, call, body));
  companyRoute(app, calls.gaps, (tx, { query }) => reportGaps(tx, query.type));
  companyRoute(app, invoiceEndpoints.nextNumber, (tx, { query, call }) =>
    nextNumber(tx, query.type, query.date ?? call.today),
  );
}
