import { accountingEndpoints, auditEndpoints as calls } from '@folio/contract';
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
  route(app, calls.recordHistory, async ({ query, call }) => {
    const { rows, meta } = await call.transaction((tx) => listHistory(tx, query, call.language));
    return { data: rows, meta };
  });
  route(app, calls.auditLog, async ({ query, call }) => {
    const { rows, meta } = await call.transaction((tx) => listAuditLog(tx, query, call.language));
    return { data: rows, meta };
  });
  route(app, calls.auditPeople, async ({ call }) => ({ data: await call.transaction(listPeople) }));
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
  route(app, accountingEndpoints.verifyBooks, async ({ call }) => ({
    data: await call.transaction((tx) => verifyBooks(tx, call)),
  }));
}
