import { reportEndpoints as calls, type ReportName, type ReportQuery, reportLayoutEndpoints } from '@folio/contract';
import { type CompanyTransaction, readInCompany } from '../../../platform/database/transaction.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { route } from '../../../platform/http/route.ts';
import { readReportChanges } from './changes/read.ts';
import { previewCustomReport } from './custom-report/sheet.ts';
import { exportReport } from './export/export-report.ts';
import { SHEETS } from './sheets.ts';

export function reportRoutes(app: FolioApp): void {
  route(app, calls.balanceSheet, ({ query, call }) => answer('balance-sheet', call, query));
  route(app, calls.profitLoss, ({ query, call }) => answer('profit-loss', call, query));
  route(app, calls.cashFlow, ({ query, call }) => answer('cash-flow', call, query));
  route(app, calls.trialBalance, ({ query, call }) => answer('trial-balance', call, query));
  route(app, calls.generalLedger, ({ query, call }) => answer('general-ledger', call, query));
  route(app, calls.journalReport, ({ query, call }) => answer('journal-report', call, query));
  route(app, calls.transactionDetail, ({ query, call }) => answer('transaction-detail', call, query));
  route(app, calls.accountTransaction, ({ query, call }) => answer('account-transaction', call, query));
  route(app, calls.agedReceivable, ({ query, call }) => answer('aged-receivable', call, query));
  route(app, calls.agedPayable, ({ query, call }) => answer('aged-payable', call, query));
  route(app, calls.customReport, ({ query, call }) => answer('custom-report', call, query));
  route(app, reportLayoutEndpoints.preview, async ({ body, call }) => {
    const read = (tx: CompanyTransaction) => previewCustomReport(tx, call, body);
    return { data: await readInCompany(call.database, call.companyId, read, { mayUseReplica: true }) };
  });
  route(app, calls.reportChanges, ({ query, call }) =>
    readInCompany(call.database, call.companyId, (tx) => readReportChanges(tx, call, query), { mayUseReplica: true }),
  );
  route(app, calls.exportReport, ({ params, query: { format, ...asked }, call, reply }) =>
    exportReport(call, { name: params.name, format, asked }, reply),
  );
}

/** Reports that read a page by its place. */
const PAGES: ReadonlySet<ReportName> = new Set<ReportName>(['account-transaction', 'general-ledger']);
/** With one of these, how many lines are read depends on what was asked. */
const FILTERS: ReadonlySet<string> = new Set(['contact', 'kind', 'q', 'known_on']);

/** A page without a filter looks up rows by keys, the same way for every account and place. */
function keepsPlans(name: ReportName, query: object): boolean {
  return PAGES.has(name) && Object.entries(query).every(([key, value]) => !FILTERS.has(key) || value === undefined);
}

async function answer<Name extends ReportName>(name: Name, call: CompanyCall, query: ReportQuery<Name>) {
  const { sheet, meta } = await readInCompany(call.database, call.companyId, (tx) => SHEETS[name](tx, call, query), {
    keepsPlans: keepsPlans(name, query),
    mayUseReplica: true,
  });
  return { data: sheet, meta };
}
