import { invoiceEndpoints as calls } from '@folio/contract';
import { attached } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { paperName, readPaper } from '../printout/index.ts';
import { facturxOf, ublOf } from './make-e-invoice.ts';

export function eInvoiceRoutes(app: FolioApp): void {
  route(app, calls.facturx, async ({ params, query, call, reply }) => {
    const paper = await call.transaction((tx) => readPaper(tx, params.id, query));
    return attached(reply, 'application/pdf', paperName(paper, 'pdf'), Buffer.from(await facturxOf(paper)));
  });
  route(app, calls.ubl, async ({ params, call, reply }) => {
    const paper = await call.transaction((tx) => readPaper(tx, params.id));
    return attached(reply, 'application/xml', paperName(paper, 'xml'), Buffer.from(ublOf(paper)));
  });
}
