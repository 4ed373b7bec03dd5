import { z } from 'zod';
import { bankAccountBody, bankAccountChange, bankAccountRow, ledgerAccountRow } from '../account.ts';
import { companyBody, companyListQuery, companyRow } from '../company.ts';
import { endpoint } from '../endpoint.ts';
import { companyParams, companyRecordParams, listMeta } from '../wire.ts';
import { company } from './paths.ts';

export const companyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/company',
    tag: 'company',
    summary: 'Companies of the user',
    access: 'user',
    query: companyListQuery,
    data: z.array(companyRow),
    meta: listMeta,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/company',
    tag: 'company',
    summary: 'Create a company',
    access: 'user',
    body: companyBody,
    data: companyRow,
  }),
  update: endpoint({
    method: 'PUT',
    path: company,
    tag: 'company',
    summary: 'Update a company',
    access: 'control',
    params: companyParams,
    body: companyBody,
    data: companyRow,
  }),
  accounts: endpoint({
    method: 'GET',
    path: `${company}/account/`,
    tag: 'account',
    summary: 'Bank accounts of the company',
    access: 'desk',
    params: companyParams,
    data: z.array(bankAccountRow),
  }),
  createAccount: endpoint({
    method: 'POST',
    path: `${company}/account/`,
    tag: 'account',
    summary: 'Add a bank account',
    access: 'write',
    params: companyParams,
    body: bankAccountBody,
    data: bankAccountRow,
  }),
  updateAccount: endpoint({
    method: 'PUT',
    path: `${company}/account/:id`,
    tag: 'account',
    summary: 'Change a bank account',
    access: 'write',
    params: companyRecordParams,
    body: bankAccountChange,
    data: bankAccountRow,
  }),
  ledgerAccounts: endpoint({
    method: 'GET',
    path: `${company}/ledger-account`,
    tag: 'account',
    summary: 'Chart of accounts',
    access: 'desk',
    params: companyParams,
    data: z.array(ledgerAccountRow),
  }),
};
