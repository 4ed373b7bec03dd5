import { invoiceEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../platform/http/app.ts';
import { route } from '../../platform/http/route.ts';
import { confirmInvoice } from './confirm-invoice.ts';
import { createInvoice } from './create-invoice.ts';
import { getInvoice } from './get-invoice.ts';
import { listInvoices } from './list-invoices.ts';
import { removeInvoice, saveInvoice } from './save-invoice.ts';
import { voidInvoice } from './void-invoice.ts';

export function invoiceRoutes(app: FolioApp): void {
  route(app, calls.sales, async ({ query, call }) => {
    const { rows, meta } = await call.transaction((tx) => listInvoices(tx, call.today, 'sales', query));
    return { data: rows, meta };
  });
  route(app, calls.purchases, async ({ query, call }) => {
    const { rows, meta } = await call.transaction((tx) => listInvoices(tx, call.today, 'purchases', query));
    return { data: rows, meta };
  });
  route(app, calls.get, async ({ params, call }) => ({
    data: await call.transaction((tx) => getInvoice(tx, call.today, params.id)),
  }));
  route(app, calls.create, async ({ body, call }) => ({
    data: await call.transaction(async (tx) => getInvoice(tx, call.today, await createInvoice(tx, call, body))),
  }));
  route(app, calls.save, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await saveInvoice(tx, { id: params.id, ...body });
      return getInvoice(tx, call.today, params.id);
    }),
  }));
  route(app, calls.confirm, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await confirmInvoice(tx, call, params.id, { version: body.version });
      return getInvoice(tx, call.today, params.id);
    }),
  }));
  route(app, calls.void, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await voidInvoice(tx, call, { id: params.id, reason: body.reason });
      return getInvoice(tx, call.today, params.id);
    }),
  }));
  route(app, calls.remove, async ({ params, call }) => {
    await call.transaction((tx) => removeInvoice(tx, params.id));
    return { data: null };
  });
}
