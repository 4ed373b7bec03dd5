import { z } from 'zod';
import { bulkResult } from '../../trade/invoice.ts';
import * as mail from '../../trade/outgoing.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { companyRecordParams, id, listMeta, listQuery } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('outgoing');

export const outgoingEndpoints = {
  templates: endpoint('GET', `${company}/mail-template`, 'read', {
    summary: 'Templates of the emails to customers',
    data: z.array(mail.mailTemplateRow),
  }),
  saveTemplate: endpoint('PUT', `${company}/mail-template`, 'write', {
    summary: 'Change an email template',
    body: mail.mailTemplateBody,
    data: z.array(mail.mailTemplateRow),
  }),
  resetTemplate: endpoint('POST', `${company}/mail-template/reset`, 'write', {
    summary: 'Reset a template to the default text',
    body: mail.mailTemplateBody.pick({ kind: true, language: true }),
    data: z.array(mail.mailTemplateRow),
  }),
  propose: endpoint('GET', `${company}/invoice/:id/mail-proposal`, 'read', {
    summary: 'An email about a document, filled in from the template',
    query: z.object({ kind: mail.mailKind.optional(), language: z.enum(['en-US', 'zh-Hant']).optional() }),
    data: mail.mailProposal,
  }),
  send: endpoint('POST', `${company}/invoice/:id/send`, 'write', {
    summary: 'Email a document',
    body: mail.sendMailRequest,
    data: mail.outgoingMail,
    idempotent: true,
  }),
  bulkSend: endpoint('POST', `${company}/invoice/bulk/send`, 'write', {
    summary: 'Email several documents, each with its template',
    body: z.object({ ids: z.array(id).min(1).max(200) }),
    data: bulkResult,
  }),
  mails: endpoint('GET', `${company}/outgoing-mail`, 'read', {
    summary: 'Emails that were sent or are waiting',
    query: listQuery.extend({
      state: z.enum(['queued', 'sent', 'failed', 'cancelled']).optional(),
      invoice_id: id.optional(),
      contact_id: id.optional(),
    }),
    data: z.array(mail.outgoingMail),
    meta: listMeta,
  }),
  retry: endpoint('POST', `${company}/outgoing-mail/:id/retry`, 'write', {
    summary: 'Send a failed email again now',
    data: mail.outgoingMail,
  }),
  cancel: endpoint('POST', `${company}/outgoing-mail/:id/cancel`, 'write', {
    summary: 'Cancel an email that waits to be sent',
    data: mail.outgoingMail,
  }),
  links: endpoint('GET', `${company}/invoice/:id/link`, 'read', {
    summary: 'The links of a document',
    data: z.array(mail.invoiceLink),
  }),
  makeLink: endpoint('POST', `${company}/invoice/:id/link`, 'write', {
    summary: 'Create a link to a document for the customer',
    body: z.object({ days: z.number().int().min(1).max(730).nullable().default(null) }),
    data: mail.invoiceLink,
  }),
  revokeLink: endpoint('POST', `${company}/invoice/:id/link/:linkId/revoke`, 'write', {
    summary: 'Revoke a link',
    params: companyRecordParams.extend({ linkId: id }),
    data: z.array(mail.invoiceLink),
  }),
  publicGet: endpoint('POST', '/api/public/invoice', 'public', {
    summary: "The document that a customer's link opens",
    secretInBody: true,
    body: mail.publicInvoiceRequest,
    data: mail.publicInvoice,
  }),
  publicPage: endpoint('POST', '/api/public/invoice/page', 'public', {
    summary: 'A page of the document as PNG',
    secretInBody: true,
    body: mail.publicPageRequest,
    data: z.any(),
    answer: 'file',
  }),
  publicPdf: endpoint('POST', '/api/public/invoice/pdf', 'public', {
    summary: 'The PDF of a document',
    secretInBody: true,
    body: mail.publicInvoiceRequest,
    data: z.any(),
    answer: 'file',
  }),
  publicAnswer: endpoint('POST', '/api/public/invoice/answer', 'public', {
    summary: 'Accept or decline a quotation',
    secretInBody: true,
    body: mail.publicAnswerRequest,
    data: mail.publicInvoice,
  }),
};
