import type { FolioApp } from '../platform/http/app.ts';
import type { Storage } from '../platform/storage/index.ts';
import { auditRoutes } from './audit/index.ts';
import { bankRoutes } from './bank/index.ts';
import { bankEvidenceRoutes } from './bank-evidence/index.ts';
import { bankImportRoutes } from './bank-import/index.ts';
import { bankProofRoutes } from './bank-proof/index.ts';
import { bankRuleRoutes } from './bank-rule/index.ts';
import { chartRoutes } from './chart/index.ts';
import { closingRoutes } from './closing/index.ts';
import { contactRoutes } from './contact/index.ts';
import { dashboardRoutes } from './dashboard/index.ts';
import { exchangeRateRoutes } from './exchange-rate/index.ts';
import { invoiceRoutes } from './invoice/index.ts';
import { ledgerRoutes } from './ledger/index.ts';
import { manualJournalRoutes } from './manual-journal/index.ts';
import { openingBalanceRoutes } from './opening-balance/index.ts';
import { reportRoutes } from './report/index.ts';
import { taxCodeRoutes } from './tax-code/index.ts';

/** Every call about the books of a company. */
export function accountingRoutes(app: FolioApp, storage: Storage): void {
  ledgerRoutes(app);
  contactRoutes(app);
  invoiceRoutes(app);
  bankRoutes(app);
  bankRuleRoutes(app);
  bankEvidenceRoutes(app);
  bankImportRoutes(app, storage);
  bankProofRoutes(app);
  reportRoutes(app);
  dashboardRoutes(app);
  chartRoutes(app);
  taxCodeRoutes(app);
  exchangeRateRoutes(app);
  manualJournalRoutes(app, storage);
  openingBalanceRoutes(app);
  closingRoutes(app);
  auditRoutes(app);
}
