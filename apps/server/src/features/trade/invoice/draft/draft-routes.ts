import { invoiceEndpoints as calls } from '@folio/contract';
import { companyRoute } from '../../../../platform/http/answers.ts';
import type { FolioApp } from '../../../../platform/http/app.ts';
import { lookAlikes } from '../confirm/possible-duplicates.ts';
import { getInvoice } from '../life/get-invoice.ts';
import { copyInvoice } from './copy-invoice.ts';
import { createInvoice } from './create-invoice.ts';
import { previewJournal } from './preview-journal.ts';
import { removeInvoice, saveInvoice } from './save-invoice.ts';
import { listVersions } from './versions.ts';

/** Routes for documents before they are confirmed. */
export function draftRoutes(app: FolioApp): void {
  companyRoute(app, calls.get, (tx, { params, call }) => getInvoice(tx, call, params.id));
  companyRoute(app, calls.create, async (tx, { body, call }) =>
    getInvoice(tx, call, await createInvoice(tx, call, body)),
  );
  companyRoute(app, calls.save, async (tx, { params, body, call }) => {
    await saveInvoice(tx, call, { id: params.id, ...body });
    return getInvoice(tx, call, params.id);
  });
  companyRoute(app, calls.remove, (tx, { params, call }) => removeInvoice(tx, call, params.id));
  companyRoute(app, calls.copy, async (tx, { params, body, call }) =>
    getInvoice(tx, call, await copyInvoice(tx, call, { ...body, id: params.id })),
  );
  companyRoute(app, calls.versions, (tx, { params }) => listVersions(tx, params.id));
  companyRoute(app, calls.previewJournal, (tx, { body, call }) => previewJournal(tx, call, body));
  companyRoute(app, calls.lookAlikes, (tx, { body, call }) => lookAlikes(tx, call.today, body));
}
