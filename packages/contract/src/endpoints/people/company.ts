import { z } from 'zod';
import {
  bankAccountBody,
  bankAccountChange,
  bankAccountRow,
  bankBalanceRow,
  ledgerAccountRow,
} from '../../books/account.ts';
import {
  companyBody,
  companyListQuery,
  companyRow,
  companySetUp,
  companyStart,
  companyState,
} from '../../people/company.ts';
import { companyPaperReading } from '../../people/company-paper.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { listMeta } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const companyEndpoint = endpointsOf('company');
const accountEndpoint = endpointsOf('account');

export const companyEndpoints = {
  list: companyEndpoint('GET', '/api/company', 'user', {
    summary: 'Companies of the user',
    byToken: true,
    query: companyListQuery,
    data: z.array(companyRow),
    meta: listMeta,
  }),
  create: companyEndpoint('POST', '/api/company', 'user', {
    summary: 'Create a company',
    body: companyBody,
    data: companyRow,
  }),
  start: companyEndpoint('POST', '/api/company/start', 'user', {
    summary: 'Create a company in set-up, with only its name and year end',
    body: companyStart,
    data: companyRow,
  }),
  readPaper: companyEndpoint('POST', '/api/company/paper', 'user', {
    summary:
      'Read a business registration certificate, certificate of incorporation or annual return (NAR1) for a new company; the file is not kept',
    data: companyPaperReading,
    answer: 'upload',
  }),
  readOwnPaper: companyEndpoint('POST', `${company}/paper`, 'control', {
    summary: 'The same for the form of this company',
    data: companyPaperReading,
    answer: 'upload',
  }),
  setUp: companyEndpoint('GET', `${company}/set-up`, 'control', {
    summary: 'What a new company has set up',
    data: companySetUp,
  }),
  closeSetUp: companyEndpoint('POST', `${company}/set-up/close`, 'control', {
    summary: 'Close the set-up list',
    data: companySetUp,
  }),
  update: companyEndpoint('PUT', company, 'control', {
    summary: 'Update a company',
    body: companyBody,
    data: companyRow,
  }),
  get: companyEndpoint('GET', company, 'desk', {
    summary: 'One company',
    data: companyRow,
  }),
  state: companyEndpoint('POST', `${company}/state`, 'owner', {
    summary: 'Archive or restore a company',
    body: companyState,
    data: companyRow,
  }),
  accounts: accountEndpoint('GET', `${company}/account/`, 'desk', {
    summary: 'Bank accounts of the company',
    data: z.array(bankAccountRow),
  }),
  accountBalances: accountEndpoint('GET', `${company}/account/balance`, 'read', {
    summary: 'Balances of the bank accounts over the last 90 days',
    data: z.array(bankBalanceRow),
  }),
  createAccount: accountEndpoint('POST', `${company}/account/`, 'write', {
    summary: 'Add a bank account',
    body: bankAccountBody,
    data: bankAccountRow,
  }),
  updateAccount: accountEndpoint('PUT', `${company}/account/:id`, 'write', {
    summary: 'Change a bank account',
    body: bankAccountChange,
    data: bankAccountRow,
  }),
  ledgerAccounts: accountEndpoint('GET', `${company}/ledger-account`, 'desk', {
    summary: 'Chart of accounts',
    data: z.array(ledgerAccountRow),
  }),
};
