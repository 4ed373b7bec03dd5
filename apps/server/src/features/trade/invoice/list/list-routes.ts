import { invoiceEndpoints as calls } from '@folio/contract';
import type { FastifyReply } from 'fastify';
import { readInCompany } from '../../../../platform/database/transaction.ts';
import { companyRoute, dataRoute } from '../../../../platform/http/answers.ts';
import type { FolioApp } from '../../../../platform/http/app.ts';
import type { CompanyCall } from '../../../../platform/http/call.ts';
import { route } from '../../../../platform/http/route.ts';
import { invoiceHistory } from '../life/history.ts';
import { confirmSeveral, removeSeveral } from './bulk.ts';
import { exportInvoices, type ListExport } from './export-invoices.ts';
import { type ListQuery, listInvoices, type Side } from './list-invoices.ts';

/** Routes for lists, for actions on several documents at once, and for a document's history. */
export function listRoutes(app: FolioApp): void {
  route(app, calls.sales, ({ query, call }) => page(call, 'sales', query));
  route(app, calls.purchases, ({ query, call }) => page(call, 'purchases', query));
  route(app, calls.exportSales, ({ params, query, call, reply }) =>
    file(call, { side: 'sales', format: params.format, query }, reply),
  );
  route(app, calls.exportPurchases, ({ params, query, call, reply }) =>
    file(call, { side: 'purchases', format: params.format, query }, reply),
  );
  dataRoute(app, calls.bulkConfirm, ({ body, call }) => confirmSeveral(call, body.ids));
  dataRoute(app, calls.bulkRemove, ({ body, call }) => removeSeveral(call, body.ids));
  companyRoute(app, calls.history, (tx, { params }) => invoiceHistory(tx, params.id));
}

async function page(call: CompanyCall, side: Side, query: ListQuery) {
  const { rows, meta } = await readInCompany(call.database, call.companyId, (tx) =>
    listInvoices(tx, call.today, side, query),
  );
  return { data: rows, meta };
}

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

async function file(call: CompanyCall, asked: ListExport, reply: FastifyReply): Promise<FastifyReply> {
  const stream = await exportInvoices(call, asked);
  return reply
    .type(TYPES[asked.format])
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="folio-${asked.side}-${call.today}.${asked.format}"`)
    .send(stream);
}
