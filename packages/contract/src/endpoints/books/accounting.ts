import { z } from 'zod';
import * as accounting from '../../books/accounting.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { companyParams, listMeta, nothing, versionBody } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const chartOfAccountsEndpoint = endpointsOf('chart of accounts');
const taxCodeEndpoint = endpointsOf('tax code');
const exchangeRateEndpoint = endpointsOf('exchange rate');
const journalEndpoint = endpointsOf('journal');
const openingBalanceEndpoint = endpointsOf('opening balance');
const closingEndpoint = endpointsOf('closing');
const auditEndpoint = endpointsOf('audit');

const taxCodeParams = companyParams.extend({ code: z.string().min(1).max(20) });

/** Chart, rates, journals, opening balances, lock, year end, revaluation, audit and proof. */
export const accountingEndpoints = {
  chart: chartOfAccountsEndpoint('GET', `${company}/chart-of-accounts`, 'read', {
    summary: 'Chart of accounts with balances',
    data: z.array(accounting.chartRow),
  }),
  createLedgerAccount: chartOfAccountsEndpoint('POST', `${company}/chart-of-accounts`, 'write', {
    summary: 'Add an account',
    body: accounting.newAccountBody,
    data: accounting.chartRow,
  }),
  updateLedgerAccount: chartOfAccountsEndpoint('PUT', `${company}/chart-of-accounts/:code`, 'write', {
    summary: 'Rename, move or deactivate an account',
    params: accounting.accountParams,
    body: accounting.accountChangeBody,
    data: accounting.chartRow,
  }),

  taxCodes: taxCodeEndpoint('GET', `${company}/tax-code`, 'desk', {
    summary: 'Tax codes',
    data: z.array(accounting.taxCodeRow),
  }),
  taxCodeSeeds: taxCodeEndpoint('GET', `${company}/tax-code/usual`, 'desk', {
    summary: 'Common tax codes that can be added',
    data: accounting.taxCodeSeeds,
  }),
  createTaxCode: taxCodeEndpoint('POST', `${company}/tax-code`, 'write', {
    summary: 'Add a tax code',
    body: accounting.taxCodeBody,
    data: accounting.taxCodeRow,
  }),
  updateTaxCode: taxCodeEndpoint('PUT', `${company}/tax-code/:code`, 'write', {
    summary: 'Change a tax code',
    params: taxCodeParams,
    body: accounting.taxCodeBody.omit({ code: true }),
    data: accounting.taxCodeRow,
  }),

  exchangeRates: exchangeRateEndpoint('GET', `${company}/exchange-rate`, 'desk', {
    summary: 'Exchange rates, newest first',
    query: accounting.exchangeRateQuery,
    data: z.array(accounting.exchangeRateRow),
    meta: listMeta,
  }),
  setExchangeRate: exchangeRateEndpoint('POST', `${company}/exchange-rate`, 'write', {
    summary: 'Enter or correct the rate of a day',
    body: accounting.exchangeRateBody,
    data: accounting.exchangeRateRow,
  }),
  removeExchangeRate: exchangeRateEndpoint('POST', `${company}/exchange-rate/remove`, 'write', {
    summary: 'Remove the rate of a day',
    body: accounting.exchangeRateRow.pick({ currency: true, date: true }),
    data: nothing,
  }),
  importExchangeRates: exchangeRateEndpoint('POST', `${company}/exchange-rate/import`, 'write', {
    summary: 'Import rates from CSV',
    body: accounting.exchangeRateImportBody,
    data: accounting.exchangeRateImport,
  }),

  postJournalEntry: journalEndpoint('POST', `${company}/journal-entry`, 'write', {
    summary: 'Post a manual journal at once',
    body: accounting.journalEntryBody,
    data: accounting.postedEntry,
    idempotent: true,
    postsByDate: true,
  }),
  postJournalEntries: journalEndpoint('POST', `${company}/journal-entry/batch`, 'write', {
    summary: 'Post up to 500 manual journals, all or none',
    body: accounting.journalEntryBatchBody,
    data: accounting.postedBatch,
    idempotent: true,
    postsByDate: true,
  }),
  manualJournals: journalEndpoint('GET', `${company}/manual-journal`, 'read', {
    summary: 'Manual journals, drafts included',
    query: accounting.manualJournalListQuery,
    data: z.array(accounting.manualJournalRow),
    meta: listMeta,
  }),
  manualJournal: journalEndpoint('GET', `${company}/manual-journal/:id`, 'read', {
    summary: 'A manual journal',
    data: accounting.manualJournal,
  }),
  createManualJournal: journalEndpoint('POST', `${company}/manual-journal`, 'write', {
    summary: 'Create a draft of a manual journal',
    body: accounting.newManualJournalBody,
    data: accounting.manualJournal,
  }),
  saveManualJournal: journalEndpoint('PUT', `${company}/manual-journal/:id`, 'write', {
    summary: 'Save a draft',
    body: accounting.saveManualJournalBody,
    data: accounting.manualJournal,
  }),
  deleteManualJournal: journalEndpoint('DELETE', `${company}/manual-journal/:id`, 'write', {
    summary: 'Delete a draft',
    data: nothing,
  }),
  postManualJournal: journalEndpoint('POST', `${company}/manual-journal/:id/post`, 'write', {
    summary: 'Post a draft',
    body: versionBody,
    data: accounting.manualJournal,
    idempotent: true,
    postsByDate: true,
  }),
  reverseManualJournal: journalEndpoint('POST', `${company}/manual-journal/:id/reverse`, 'write', {
    summary: 'Reverse a posted journal',
    body: accounting.reverseJournalBody,
    data: accounting.manualJournal,
    idempotent: true,
  }),
  attachToJournal: journalEndpoint('POST', `${company}/manual-journal/:id/attachment`, 'write', {
    summary: 'Attach a file (multipart, files[0])',
    data: accounting.manualJournal,
    answer: 'upload',
  }),
  detachFromJournal: journalEndpoint('DELETE', `${company}/manual-journal/:id/attachment/:sha256`, 'write', {
    summary: 'Remove a file from a draft',
    params: accounting.attachmentParams,
    data: accounting.manualJournal,
  }),
  journalAttachment: journalEndpoint('GET', `${company}/manual-journal/:id/attachment/:sha256`, 'read', {
    summary: 'An attached file',
    params: accounting.attachmentParams,
    data: z.any(),
    answer: 'file',
  }),
  journalTemplates: journalEndpoint('GET', `${company}/journal-template`, 'read', {
    summary: 'Journal templates',
    data: z.array(accounting.journalTemplateRow),
  }),
  createJournalTemplate: journalEndpoint('POST', `${company}/journal-template`, 'write', {
    summary: 'Save a journal as a template',
    body: accounting.journalTemplateBody,
    data: accounting.journalTemplateRow,
  }),
  deleteJournalTemplate: journalEndpoint('DELETE', `${company}/journal-template/:id`, 'write', {
    summary: 'Delete a template',
    data: nothing,
  }),

  openingBalances: openingBalanceEndpoint('GET', `${company}/opening-balance`, 'read', {
    summary: 'Opening balances and open documents from another system',
    data: accounting.openingBalances,
  }),
  postOpeningBalances: openingBalanceEndpoint('POST', `${company}/opening-balance`, 'write', {
    summary: 'Post opening balances; earlier ones are reversed',
    body: accounting.openingBalancesBody,
    data: accounting.openingBalances,
    idempotent: true,
  }),
  addOpeningDocument: openingBalanceEndpoint('POST', `${company}/opening-balance/document`, 'write', {
    summary: 'Add an open invoice or bill from another system',
    body: accounting.openingDocument,
    data: accounting.openingBalances,
    idempotent: true,
  }),
  removeOpeningDocument: openingBalanceEndpoint('DELETE', `${company}/opening-balance/document/:id`, 'write', {
    summary: 'Void an open document from another system',
    data: accounting.openingBalances,
  }),

  periodLock: closingEndpoint('GET', `${company}/period-lock`, 'read', {
    summary: 'Period lock and its history',
    data: accounting.periodLock,
  }),
  setPeriodLock: closingEndpoint('PUT', `${company}/period-lock`, 'control', {
    summary: 'Move the period lock',
    body: accounting.periodLockBody,
    data: accounting.periodLock,
  }),
  yearEnd: closingEndpoint('GET', `${company}/year-end`, 'read', {
    summary: 'The amounts a year end carries forward',
    query: accounting.yearEndQuery,
    data: accounting.yearEnd,
  }),
  postClosing: closingEndpoint('POST', `${company}/year-end`, 'control', {
    summary: 'Post the optional closing entry',
    body: accounting.yearEndBody,
    data: accounting.yearEnd,
    idempotent: true,
    postsByDate: true,
  }),
  reverseClosing: closingEndpoint('POST', `${company}/year-end/reopen`, 'control', {
    summary: 'Reverse a closing entry',
    body: accounting.yearEndBody,
    data: accounting.yearEnd,
    idempotent: true,
  }),
  revaluation: closingEndpoint('GET', `${company}/revaluation`, 'read', {
    summary: 'What a revaluation would post, and earlier runs',
    query: accounting.revaluationQuery,
    data: accounting.revaluation,
  }),
  postRevaluation: closingEndpoint('POST', `${company}/revaluation`, 'write', {
    summary: 'Run the revaluation of a date',
    body: accounting.revaluationBody,
    data: accounting.revaluation,
    idempotent: true,
    postsByDate: true,
  }),

  verifyBooks: auditEndpoint('POST', `${company}/verify-books`, 'read', {
    summary: 'Recompute chain, balances and control accounts',
    data: accounting.bookProof,
  }),
};
