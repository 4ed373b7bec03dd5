import { z } from 'zod';
import { cashForecast, companyPosition, dashboard, dashboardNeeds, dashboardQuery } from '../../reports/dashboard.ts';
import { journalEntryDetail } from '../../reports/report.ts';
import { changesQuery, exportQuery, reportQueries as queries } from '../../reports/report-query.ts';
import { type ReportName, reportChanges, reportMeta, reportName, reportSheet } from '../../reports/report-sheet.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { companyParams, listMeta } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const reportEndpoint = endpointsOf('report');
const ledgerEndpoint = endpointsOf('ledger');
const homeEndpoint = endpointsOf('home');

function sheetCall<const Name extends ReportName, Query extends z.ZodType>(name: Name, query: Query, summary: string) {
  return reportEndpoint('GET', `${company}/report/${name}`, 'read', {
    summary,
    query,
    data: reportSheet,
    meta: reportMeta,
  });
}

export const reportEndpoints = {
  balanceSheet: sheetCall('balance-sheet', queries['balance-sheet'], 'Balance sheet'),
  profitLoss: sheetCall('profit-loss', queries['profit-loss'], 'Profit and loss'),
  cashFlow: sheetCall('cash-flow', queries['cash-flow'], 'Cash flow statement'),
  trialBalance: sheetCall('trial-balance', queries['trial-balance'], 'Trial balance'),
  generalLedger: sheetCall('general-ledger', queries['general-ledger'], 'General ledger'),
  journalReport: sheetCall('journal-report', queries['journal-report'], 'Journal report'),
  transactionDetail: sheetCall('transaction-detail', queries['transaction-detail'], 'Transaction detail'),
  accountTransaction: sheetCall('account-transaction', queries['account-transaction'], 'Account transaction'),
  agedReceivable: sheetCall('aged-receivable', queries['aged-receivable'], 'Aged receivable'),
  agedPayable: sheetCall('aged-payable', queries['aged-payable'], 'Aged payable'),
  customReport: sheetCall('custom-report', queries['custom-report'], 'Report of a custom layout'),
  exportReport: reportEndpoint('GET', `${company}/report/:name/export`, 'read', {
    summary: 'All pages of a report as CSV, XLSX or PDF',
    params: companyParams.extend({ name: reportName }),
    query: exportQuery,
    data: z.any(),
    answer: 'file',
    exports: true,
  }),
  reportChanges: reportEndpoint('GET', `${company}/report/changes`, 'read', {
    summary: 'Changes recorded after a moment that affect the figures of a period',
    query: changesQuery,
    data: reportChanges,
    meta: listMeta,
  }),
  journalEntry: ledgerEndpoint('GET', `${company}/journal-entry/:id`, 'read', {
    summary: 'A journal entry with its source',
    data: journalEntryDetail,
  }),
  dashboard: homeEndpoint('GET', `${company}/dashboard`, 'read', {
    summary: 'Home widgets',
    query: dashboardQuery,
    data: dashboard,
  }),
  cashForecast: homeEndpoint('GET', `${company}/dashboard/cash-forecast`, 'read', {
    summary: 'Expected cash of the coming 13 weeks',
    data: cashForecast,
  }),
  position: homeEndpoint('GET', `${company}/dashboard/position`, 'read', {
    summary: 'Cash, receivables and payables of today',
    data: companyPosition,
  }),
  needs: homeEndpoint('GET', `${company}/dashboard/needs`, 'desk', {
    summary: 'Tasks that wait for a person',
    data: dashboardNeeds,
  }),
};
