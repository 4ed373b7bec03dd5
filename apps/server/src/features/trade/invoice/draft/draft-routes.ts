import { invoiceEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../../../platform/http/app.ts';
import { route } from '../../../../platform/http/route.ts';
import { lookAlikes } from '../confirm/possible-duplicates.ts';
import { getInvoice } from '../life/get-invoice.ts';
import { copyInvoice } from './copy-invoice.ts';
import { createInvoice } from './create-invoice.ts';
import { previewJournal } from './preview-journal.ts';
import { removeInvoice, saveInvoice } from './save-invoice.ts';
import { listVersions } from './versions.ts';

/** Routes for documents before they are confirmed. */
export function draftRoutes(app: FolioApp): void {
  route(app, calls.get, async ({ params, call }) => ({
    data: await call.transaction((tx) => getInvoice(tx, call, params.id)),
  }));
  route(app, calls.create, async ({ body, call }) => ({
    data: await call.transaction(async (tx) => getInvoice(tx, call, await createInvoice(tx, call, body))),
  }));
  route(app, calls.save, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) => {
      await saveInvoice(tx, call, { id: params.id, ...body });
      return getInvoice(tx, call, params.id);
    }),
  }));
  route(app, calls.remove, async ({ params, call }) => {
    await call.transaction((tx) => removeInvoice(tx, call, params.id));
    return { data: null };
  });
  route(app, calls.copy, async ({ params, body, call }) => ({
    data: await call.transaction(async (tx) =>
      getInvoice(tx, call, await copyInvoice(tx, call, { ...body, id: params.id })),
    ),
  }));
  route(app, calls.versions, async ({ params, call }) => ({
    data: await call.transaction((tx) => listVersions(tx, params.id)),
  }));
  route(app, calls.previewJournal, async ({ body, call }) => ({
    data: await call.transaction((tx) => previewJournal(tx, call, body)),
  }));
  route(app, calls.lookAlikes, async ({ body, call }) => ({
    data: await call.transaction((tx) => lookAlikes(tx, call.today, body)),
  }));
}
