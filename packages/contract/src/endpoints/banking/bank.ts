import { z } from 'zod';
import * as bank from '../../banking/bank.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { id, listMeta, listQuery } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('bank');

export const bankEndpoints = {
  header: endpoint('GET', `${company}/bank-statement/header`, 'read', {
    summary: 'Head of the Bank Statement screen',
    query: z.object({ account_id: id }),
    data: bank.bankStatementHeader,
  }),
  statements: endpoint('GET', `${company}/bank-statement`, 'read', {
    summary: 'Statements of a bank account',
    query: listQuery.extend({ account_id: id }),
    data: z.array(bank.bankStatementRow),
    meta: listMeta,
  }),
  lines: endpoint('GET', `${company}/bank-line`, 'read', {
    summary: 'Statement lines',
    query: bank.bankLineQuery,
    data: z.array(bank.bankLineRow),
    meta: listMeta,
  }),
  candidates: endpoint('GET', `${company}/bank-line/:id/candidates`, 'read', {
    summary: 'Suggestions for a line, best first',
    data: bank.lineCandidates,
  }),
  /** A person rejects a suggestion: it is not made again for this line, and counts against it for the payee. */
  refuse: endpoint('POST', `${company}/bank-line/:id/refuse`, 'write', {
    summary: 'Reject the suggestion of a line',
    body: z.object({ index: z.number().int().min(0).max(8).default(0) }),
    data: bank.changedLine,
  }),
  accept: endpoint('POST', `${company}/bank-line/accept`, 'write', {
    summary: 'Accept suggestions',
    body: bank.acceptLinesRequest,
    data: bank.acceptLinesResult,
    idempotent: true,
    postsByDate: true,
  }),
  classify: endpoint('POST', `${company}/bank-line/:id/classify`, 'write', {
    summary: 'Categorize a line by accounts',
    body: bank.classifyLineRequest,
    data: bank.changedLine,
    idempotent: true,
    postsByDate: true,
  }),
  match: endpoint('POST', `${company}/bank-line/:id/match`, 'write', {
    summary: 'Match a line to open documents',
    body: bank.matchLineRequest,
    data: bank.changedLine,
    idempotent: true,
    postsByDate: true,
  }),
  transfer: endpoint('POST', `${company}/bank-line/:id/transfer`, 'write', {
    summary: 'Book a line as a transfer between own accounts',
    body: bank.transferLineRequest,
    data: bank.changedLine,
    idempotent: true,
    postsByDate: true,
  }),
  exclude: endpoint('POST', `${company}/bank-line/:id/exclude`, 'write', {
    summary: 'Leave a line out',
    body: bank.excludeLineRequest,
    data: bank.changedLine,
  }),
  undo: endpoint('POST', `${company}/bank-line/:id/undo`, 'write', {
    summary: 'Undo the categorization of a line',
    data: bank.changedLine,
  }),
};
