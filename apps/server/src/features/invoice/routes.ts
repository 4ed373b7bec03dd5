import type { FolioApp } from '../../platform/http/app.ts';
import { draftRoutes } from './draft-routes.ts';
import { lifeRoutes } from './life-routes.ts';
import { listRoutes } from './list-routes.ts';

export function invoiceRoutes(app: FolioApp): void {
  listRoutes(app);
  draftRoutes(app);
  lifeRoutes(app);
}
