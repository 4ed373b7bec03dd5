import { z } from 'zod';
import { endpointsOf } from '../../wire/endpoint.ts';
import * as accounts from '../../year-end/statutory-accounts.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('statutory-accounts');

export const statutoryAccountsEndpoints = {
  get: endpoint('GET', `${company}/statutory-accounts`, 'read', {
    summary: 'The statutory accounts of a period, as the books are now',
    query: accounts.accountsQuery,
    data: accounts.statutoryAccounts,
  }),
  save: endpoint('PUT', `${company}/statutory-accounts`, 'write', {
    summary: 'Save the facts, texts and rows of a draft',
    body: accounts.accountsBody,
    data: accounts.statutoryAccounts,
  }),
  finalise: endpoint('POST', `${company}/statutory-accounts/finalise`, 'control', {
    summary: 'Freeze the accounts of a period',
    body: accounts.accountsVersionBody,
    data: accounts.statutoryAccounts,
    idempotent: true,
  }),
  reopen: endpoint('POST', `${company}/statutory-accounts/reopen`, 'control', {
    summary: 'Make final accounts a draft again; what was frozen stays',
    body: accounts.accountsVersionBody,
    data: accounts.statutoryAccounts,
    idempotent: true,
  }),
  exportAccounts: endpoint('GET', `${company}/statutory-accounts/export`, 'read', {
    summary: 'The statutory accounts of a period as a file',
    query: accounts.accountsExportQuery,
    data: z.any(),
    answer: 'file',
    exports: true,
  }),
};
