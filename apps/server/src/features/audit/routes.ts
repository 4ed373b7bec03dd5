import { accountingEndpoints as calls } from '@folio/contract';
import type { FolioApp } from '../../platform/http/app.ts';
import { route } from '../../platform/http/route.ts';
import { listAuditTrail } from './audit-trail.ts';
import { verifyBooks } from './verify-books.ts';

export function auditRoutes(app: FolioApp): void {
  route(app, calls.auditTrail, async ({ query, call }) => {
    const { rows, meta } = await call.transaction((tx) => listAuditTrail(tx, query));
    return { data: rows, meta };
  });
  route(app, calls.verifyBooks, async ({ call }) => ({ data: await call.transaction((tx) => verifyBooks(tx, call)) }));
}
