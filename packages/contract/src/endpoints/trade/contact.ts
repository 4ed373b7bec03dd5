import { z } from 'zod';
import * as contact from '../../trade/contact.ts';
import { mailProposal, outgoingMail, sendMailRequest } from '../../trade/outgoing.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { id, versionBody } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('contact');

export const contactEndpoints = {
  list: endpoint('GET', `${company}/contact`, 'desk', {
    summary: 'Customers and suppliers',
    query: contact.contactListQuery,
    data: z.array(contact.contactRow),
    meta: contact.contactListMeta,
  }),
  create: endpoint('POST', `${company}/contact`, 'write', {
    summary: 'Add a contact',
    body: contact.contactBody,
    data: contact.contactDetail,
    idempotent: true,
  }),
  get: endpoint('GET', `${company}/contact/:id`, 'read', {
    summary: 'A contact with its history',
    data: contact.contactDetail,
  }),
  save: endpoint('PUT', `${company}/contact/:id`, 'write', {
    summary: 'Change a contact',
    body: contact.saveContactRequest,
    data: contact.contactDetail,
  }),
  archive: endpoint('POST', `${company}/contact/:id/archive`, 'write', {
    summary: 'Archive or restore a contact',
    body: versionBody.extend({ archived: z.boolean() }),
    data: contact.contactDetail,
  }),
  merge: endpoint('POST', `${company}/contact/:id/merge`, 'write', {
    summary: 'Merge another contact into this one',
    body: contact.mergeContactsRequest,
    data: contact.contactDetail,
  }),
  unmerge: endpoint('POST', `${company}/contact/:id/unmerge`, 'write', {
    summary: 'Undo a merge',
    body: z.object({ other_id: id }),
    data: contact.contactDetail,
  }),
  statement: endpoint('GET', `${company}/contact/:id/statement`, 'read', {
    summary: 'Statement of account',
    query: contact.statementOfAccountQuery,
    data: contact.accountStatement,
  }),
  statementPdf: endpoint('GET', `${company}/contact/:id/statement.pdf`, 'read', {
    summary: 'Statement of account as PDF',
    query: contact.statementOfAccountQuery,
    data: z.any(),
    answer: 'file',
  }),
  proposeStatement: endpoint('GET', `${company}/contact/:id/statement/mail-proposal`, 'read', {
    summary: 'An email with the statement of account, filled in from the template',
    query: contact.statementOfAccountQuery,
    data: mailProposal,
  }),
  sendStatement: endpoint('POST', `${company}/contact/:id/statement/send`, 'write', {
    summary: 'Email the statement of account',
    body: sendMailRequest.omit({ attach: true, kind: true }).extend({ statement: contact.statementOfAccountQuery }),
    data: outgoingMail,
    idempotent: true,
  }),
};
