import { reportEndpoints as calls, type ReportName, type ReportQuery, reportLayoutEndpoints } from '@folio/contract';
import type { FastifyReply } from 'fastify';
import { type CompanyTransaction, readInCompany } from '../../../platform/database/transaction.ts';
import type { FolioApp } from '../../../platform/http/app.ts';
import type { CompanyCall } from '../../../platform/http/call.ts';
import { route } from '../../../platform/http/route.ts';
import { readReportChanges } from './changes/read.ts';
import { previewCustomReport } from './custom-report/sheet.ts';
import { exportReport } from './export/export-report.ts';
import { reportJson } from './sheet/sheet-json.ts';
import { SHEETS } from './sheets.ts';

export function reportRoutes(app: FolioApp): void {
  route(app, calls.balanceSheet, ({ query, call, reply }) => answer('balance-sheet', { call, reply }, query));
  route(app, calls.profitLoss, ({ query, call, reply }) => answer('profit-loss', { call, reply }, query));
  route(app, calls.cashFlow, ({ query, call, reply }) => answer('cash-flow', { call, reply }, query));
  route(app, calls.trialBalance, ({ query, call, reply }) => answer('trial-balance', { call, reply }, query));
  route(app, calls.generalLedger, ({ query, call, reply }) => answer('general-ledger', { call, reply }, query));
  route(app, calls.journalReport, ({ query, call, reply }) => answer('journal-report', { call, reply }, query));
  route(app, calls.transactionDetail, ({ query, call, reply }) => answer('transaction-detail', { call, reply }, query));
  route(app, calls.accountTransaction, ({ query, call, reply }) =>
    answer('account-transaction', { call, reply }, query),
  );
  route(app, calls.agedReceivable, ({ query, call, reply }) => answer('aged-receivable', { call, reply }, query));
  route(app, calls.agedPayable, ({ query, call, reply }) => answer('aged-payable', { call, reply }, query));
  route(app, calls.customReport, ({ query, call, reply }) => answer('custom-report', { call, reply }, query));
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

/** Fastify sends bytes as they are, but the type of its serializers knows only texts. */
const inBytes = reportJson as unknown as (envelope: unknown) => string;

const JSON_TYPE = 'application/json; charset=utf-8';

async function answer<Name extends ReportName>(
  name: Name,
  { call, reply }: { call: CompanyCall; reply: FastifyReply },
  query: ReportQuery<Name>,
) {
  const { sheet, meta } = await readInCompany(call.database, call.companyId, (tx) => SHEETS[name](tx, call, query), {
    keepsPlans: keepsPlans(name, query),
    mayUseReplica: true,
  });
  // Set only now: a refusal is written as every other one.
  reply.type(JSON_TYPE).serializer(inBytes);
  return { data: sheet, meta };
}
