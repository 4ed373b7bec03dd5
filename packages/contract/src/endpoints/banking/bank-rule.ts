import { z } from 'zod';
import * as bank from '../../banking/bank-rule.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { id, listMeta, listQuery, nothing } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('bank-rule');

export const bankRuleEndpoints = {
  list: endpoint('GET', `${company}/bank-rule`, 'read', {
    summary: 'Rules for bank lines, in the order they are tried',
    data: z.array(bank.bankRuleRow),
  }),
  create: endpoint('POST', `${company}/bank-rule`, 'write', {
    summary: 'Add a rule',
    body: bank.bankRuleBody,
    data: bank.bankRuleRow,
    idempotent: true,
  }),
  update: endpoint('PUT', `${company}/bank-rule/:id`, 'write', {
    summary: 'Change a rule',
    body: bank.bankRuleBody,
    data: bank.bankRuleRow,
  }),
  remove: endpoint('DELETE', `${company}/bank-rule/:id`, 'write', {
    summary: 'Remove a rule',
    data: nothing,
  }),
  order: endpoint('POST', `${company}/bank-rule/order`, 'write', {
    summary: 'Put the rules in another order',
    body: z.object({ ids: z.array(id).max(1000) }),
    data: z.array(bank.bankRuleRow),
  }),
  trial: endpoint('POST', `${company}/bank-rule/trial`, 'read', {
    summary: 'What a rule would have done to existing lines',
    body: bank.bankRuleBody,
    data: bank.ruleTrial,
  }),
  /** A proposed rule from one line: its payee, direction, account, and how it was coded or is suggested. */
  fromLine: endpoint('GET', `${company}/bank-line/:id/rule`, 'read', {
    summary: 'Propose a rule from a line',
    data: bank.bankRuleBody,
  }),
  memory: endpoint('GET', `${company}/bank-memory`, 'read', {
    summary: 'What was learnt about payees',
    query: listQuery,
    data: z.array(bank.payeeMemoryRow),
    meta: listMeta,
  }),
  forget: endpoint('DELETE', `${company}/bank-memory/:id`, 'write', {
    summary: 'Forget what was learnt about a payee',
    data: nothing,
  }),
  autoConfirm: endpoint('GET', `${company}/bank-auto-confirm`, 'read', {
    summary: 'The accuracy of suggestions, and whether high-confidence ones are confirmed automatically',
    data: bank.autoConfirm,
  }),
  setAutoConfirm: endpoint('PUT', `${company}/bank-auto-confirm`, 'control', {
    summary: 'Switch automatic confirmation on or off',
    body: z.object({ on: z.boolean() }),
    data: bank.autoConfirm,
  }),
};
