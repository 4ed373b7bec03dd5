import { invoiceEndpoints as calls } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import type { FolioApp } from '../../../../platform/http/app.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { route } from '../../../../platform/http/route.ts';
import { rejectInvoice, reopenInvoice, submitInvoice } from '../confirm/approval.ts';
import { confirmInvoice } from '../confirm/confirm-invoice.ts';
import { creditInvoice } from '../draft/copy-invoice.ts';
import { getInvoice } from './get-invoice.ts';
import { answerQuotation, invoiceQuotation } from './quotation.ts';
import { voidInvoice } from './void-invoice.ts';

/** Performs an action on a document and returns its new state. */
async function acting(call: CompanyCall, id: string, act: (tx: CompanyTransaction) => Promise<unknown>) {
  const data = await call.transaction(async (tx) => {
    await act(tx);
    return getInvoice(tx, call, id);
  });
  return { data };
}

/** Creates a document from another one and returns it. */
async function making(call: CompanyCall, make: (tx: CompanyTransaction) => Promise<string>) {
  return { data: await call.transaction(async (tx) => getInvoice(tx, call, await make(tx))) };
}

/** Routes from submitting to voiding, and for what a quotation or an invoice becomes. */
export function lifeRoutes(app: FolioApp): void {
  route(app, calls.submit, ({ params: { id }, body, call }) =>
    acting(call, id, (tx) => submitInvoice(tx, call, { id, version: body.version })),
  );
  route(app, calls.confirm, ({ params: { id }, body, call }) =>
    acting(call, id, (tx) => confirmInvoice(tx, call, id, { version: body.version })),
  );
  route(app, calls.reject, ({ params: { id }, body, call }) =>
    acting(call, id, (tx) => rejectInvoice(tx, call, { id, ...body })),
  );
  route(app, calls.reopen, ({ params: { id }, body, call }) =>
    acting(call, id, (tx) => reopenInvoice(tx, call, { id, version: body.version })),
  );
  route(app, calls.void, ({ params: { id }, body, call }) =>
    acting(call, id, (tx) => voidInvoice(tx, call, { id, reason: body.reason })),
  );
  route(app, calls.answer, ({ params: { id }, body, call }) =>
    acting(call, id, (tx) => answerQuotation(tx, call, { id, answer: body.answer })),
  );
  route(app, calls.credit, ({ params, call }) => making(call, (tx) => creditInvoice(tx, call, params.id)));
  route(app, calls.toInvoice, ({ params, call }) => making(call, (tx) => invoiceQuotation(tx, call, params.id)));
}
