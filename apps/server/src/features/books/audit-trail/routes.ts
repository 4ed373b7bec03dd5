import { accountingEndpoints, auditEndpoints as calls } from '@folio/contract';
import { companyListRoute, companyRoute } from '../../../platform/http/answers.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import { route } from '../../../platform/http/route.ts';
import { listAuditLog, listHistory, listPeople } from './audit-trail.ts';
import { exportLog } from './export-log.ts';
import { listPracticeLog } from './practice-log.ts';
import { verifyBooks } from './verify-books.ts';

const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

export function auditRoutes(app: FolioApp): void {
  companyListRoute(app, calls.recordHistory, (tx, { query, call }) => listHistory(tx, query, call.language));
  companyListRoute(app, calls.auditLog, (tx, { query, call }) => listAuditLog(tx, query, call.language));
  companyRoute(app, calls.auditPeople, listPeople);
  route(app, calls.exportAuditLog, async ({ params: { format }, query, call, reply }) =>
    reply
      .type(TYPES[format])
      .header('cache-control', 'private, no-store')
      .header('content-disposition', `attachment; filename="folio-audit-trail-${call.today}.${format}"`)
      .send(exportLog(call, query, format)),
  );
  route(app, calls.practiceLog, async ({ params, query, call }) => {
    const { rows, meta } = await listPracticeLog(call, { ...params, ...query });
    return { data: rows, meta };
  });
  companyRoute(app, accountingEndpoints.verifyBooks, (tx, { call }) => verifyBooks(tx, call));
}
