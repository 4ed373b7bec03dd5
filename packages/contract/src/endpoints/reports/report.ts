import { z } from 'zod';
import { dashboard, dashboardNeeds, dashboardQuery } from '../../reports/dashboard.ts';
import { journalEntryDetail } from '../../reports/report.ts';
import { changesQuery, exportQuery, reportQueries as queries } from '../../reports/report-query.ts';
import { type ReportName, reportChanges, reportMeta, reportName, reportSheet } from '../../reports/report-sheet.ts';
import { type Endpoint, endpoint } from '../../wire/endpoint.ts';
import { companyParams, companyRecordParams, listMeta } from '../../wire/wire.ts';
import { company } from '../paths.ts';

function reportCall<Query extends z.ZodType>(name: ReportName, query: Query, summary: string) {
  return {
    method: 'GET',
    path: `${company}/report/${name}`,
    tag: 'report',
    summary,
    access: 'read',
    params: companyParams,
    query,
    data: reportSheet,
    meta: reportMeta,
  } as const satisfies Endpoint;
}

export const reportEndpoints = {
  balanceSheet: endpoint(reportCall('balance-sheet', queries['balance-sheet'], 'Balance sheet')),
  profitLoss: endpoint(reportCall('profit-loss', queries['profit-loss'], 'Profit and loss')),
  cashFlow: endpoint(reportCall('cash-flow', queries['cash-flow'], 'Cash flow statement')),
  trialBalance: endpoint(reportCall('trial-balance', queries['trial-balance'], 'Trial balance')),
  generalLedger: endpoint(reportCall('general-ledger', queries['general-ledger'], 'General ledger')),
  journalReport: endpoint(reportCall('journal-report', queries['journal-report'], 'Journal report')),
  transactionDetail: endpoint(reportCall('transaction-detail', queries['transaction-detail'], 'Transaction detail')),
  accountTransaction: endpoint(
    reportCall('account-transaction', queries['account-transaction'], 'Account transaction'),
  ),
  agedReceivable: endpoint(reportCall('aged-receivable', queries['aged-receivable'], 'Aged receivable')),
  agedPayable: endpoint(reportCall('aged-payable', queries['aged-payable'], 'Aged payable')),
  exportReport: endpoint({
    method: 'GET',
    path: `${company}/report/:name/export`,
    tag: 'report',
    summary: 'All pages of a report as CSV, XLSX or PDF',
    access: 'read',
    params: companyParams.extend({ name: reportName }),
    query: exportQuery,
    data: z.any(),
    answer: 'file',
    exports: true,
  }),
  reportChanges: endpoint({
    method: 'GET',
    path: `${company}/report/changes`,
    tag: 'report',
    summary: 'Changes recorded after a moment that affect the figures of a period',
    access: 'read',
    params: companyParams,
    query: changesQuery,
    data: reportChanges,
    meta: listMeta,
  }),
  journalEntry: endpoint({
    method: 'GET',
    path: `${company}/journal-entry/:id`,
    tag: 'ledger',
    summary: 'A journal entry with its source',
    access: 'read',
    params: companyRecordParams,
    data: journalEntryDetail,
  }),
  dashboard: endpoint({
    method: 'GET',
    path: `${company}/dashboard`,
    tag: 'home',
    summary: 'Home widgets',
    access: 'read',
    params: companyParams,
    query: dashboardQuery,
    data: dashboard,
  }),
  needs: endpoint({
    method: 'GET',
    path: `${company}/dashboard/needs`,
    tag: 'home',
    summary: 'Tasks that wait for a person',
    access: 'desk',
    params: companyParams,
    data: dashboardNeeds,
  }),
};
