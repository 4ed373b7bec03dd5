import { z } from 'zod';
import { dashboard, dashboardNeeds, dashboardQuery } from '../dashboard.ts';
import { endpoint } from '../endpoint.ts';
import * as report from '../report.ts';
import { companyParams, companyRecordParams } from '../wire.ts';
import { company } from './paths.ts';

export const reportEndpoints = {
  trialBalance: endpoint({
    method: 'GET',
    path: `${company}/report/trial-balance`,
    tag: 'report',
    summary: 'Trial balance',
    access: 'read',
    params: companyParams,
    query: report.trialBalanceQuery,
    data: report.trialBalance,
  }),
  profitLoss: endpoint({
    method: 'GET',
    path: `${company}/report/profit-loss`,
    tag: 'report',
    summary: 'Profit and loss',
    access: 'read',
    params: companyParams,
    query: report.profitLossQuery,
    data: report.profitLoss,
  }),
  balanceSheet: endpoint({
    method: 'GET',
    path: `${company}/report/balance-sheet`,
    tag: 'report',
    summary: 'Balance sheet',
    access: 'read',
    params: companyParams,
    query: report.balanceSheetQuery,
    data: report.balanceSheet,
  }),
  journalLines: endpoint({
    method: 'GET',
    path: `${company}/journal-line`,
    tag: 'ledger',
    summary: 'Postings of an account with running balance',
    access: 'read',
    params: companyParams,
    query: report.journalLineQuery,
    data: z.array(report.journalLineRow),
    meta: report.journalLineMeta,
  }),
  journalEntry: endpoint({
    method: 'GET',
    path: `${company}/journal-entry/:id`,
    tag: 'ledger',
    summary: 'A journal entry with its source',
    access: 'read',
    params: companyRecordParams,
    data: report.journalEntryDetail,
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
    summary: 'What waits for a person',
    access: 'read',
    params: companyParams,
    data: dashboardNeeds,
  }),
};
