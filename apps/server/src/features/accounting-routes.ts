import type { FolioApp } from '../platform/http/app.ts';
import { bankRoutes } from './bank/index.ts';
import { contactRoutes } from './contact/index.ts';
import { dashboardRoutes } from './dashboard/index.ts';
import { invoiceRoutes } from './invoice/index.ts';
import { ledgerRoutes } from './ledger/index.ts';
import { reportRoutes } from './report/index.ts';

/** Every call about the books of a company. */
export function accountingRoutes(app: FolioApp): void {
  ledgerRoutes(app);
  contactRoutes(app);
  invoiceRoutes(app);
  bankRoutes(app);
  reportRoutes(app);
  dashboardRoutes(app);
}
