import type { FolioApp } from '../../../platform/http/app.ts';
import { draftRoutes } from './draft/draft-routes.ts';
import { lifeRoutes } from './life/life-routes.ts';
import { listRoutes } from './list/list-routes.ts';

export function invoiceRoutes(app: FolioApp): void {
  listRoutes(app);
  draftRoutes(app);
  lifeRoutes(app);
}
