import { z } from 'zod';
import * as invoice from '../../trade/invoice.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { companyParams, day, nothing, versionBody } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('sales');

export const invoiceEndpoints = {
  sales: endpoint('GET', `${company}/sales-invoice`, 'read', {
    summary: 'Sales invoices, credit notes and quotations',
    query: invoice.invoiceListQuery,
    data: z.array(invoice.invoiceRow),
    meta: invoice.invoiceListMeta,
  }),
  purchases: endpoint('GET', `${company}/bill`, 'read', {
    summary: 'Purchase bills and supplier credit notes',
    query: invoice.invoiceListQuery,
    data: z.array(invoice.invoiceRow),
    meta: invoice.invoiceListMeta,
  }),
  exportSales: endpoint('GET', `${company}/sales-invoice/export.:format`, 'read', {
    summary: 'The filtered list of sales as CSV or XLSX',
    params: companyParams.extend({ format: z.enum(['csv', 'xlsx']) }),
    query: invoice.invoiceListQuery.extend({ ids: z.string().max(8000).optional() }),
    data: z.any(),
    answer: 'file',
    exports: true,
  }),
  exportPurchases: endpoint('GET', `${company}/bill/export.:format`, 'read', {
    summary: 'The filtered list of purchases as CSV or XLSX',
    params: companyParams.extend({ format: z.enum(['csv', 'xlsx']) }),
    query: invoice.invoiceListQuery.extend({ ids: z.string().max(8000).optional() }),
    data: z.any(),
    answer: 'file',
    exports: true,
  }),
  nextNumber: endpoint('GET', `${company}/invoice/next-number`, 'read', {
    summary: 'The next number of a document type',
    query: invoice.nextNumberQuery,
    data: z.object({ number: z.string() }),
  }),
  previewJournal: endpoint('POST', `${company}/invoice/preview-journal`, 'read', {
    summary: 'What confirming a draft would post',
    body: invoice.previewRequest,
    data: invoice.journalPreview,
  }),
  lookAlikes: endpoint('POST', `${company}/invoice/look-alikes`, 'read', {
    summary: 'Possible duplicates of the document being written',
    body: invoice.previewRequest,
    data: z.array(invoice.invoiceLookAlike),
  }),
  previewPaper: endpoint('POST', `${company}/invoice/preview-paper`, 'read', {
    summary: 'A page of the PDF that a draft would print',
    body: invoice.paperPreviewRequest,
    data: invoice.paperPreview,
  }),
  bulkConfirm: endpoint('POST', `${company}/invoice/bulk/confirm`, 'write', {
    summary: 'Confirm several documents, each separately',
    body: invoice.bulkRequest,
    data: invoice.bulkResult,
    postsByDate: true,
  }),
  bulkRemove: endpoint('POST', `${company}/invoice/bulk/remove`, 'write', {
    summary: 'Delete several drafts, each separately',
    body: invoice.bulkRequest,
    data: invoice.bulkResult,
  }),
  get: endpoint('GET', `${company}/invoice/:id`, 'read', {
    summary: 'An invoice, bill, credit note or quotation',
    data: invoice.invoiceDetail,
  }),
  create: endpoint('POST', `${company}/invoice`, 'write', {
    summary: 'Create a draft',
    body: invoice.createInvoiceRequest,
    data: invoice.invoiceDetail,
    idempotent: true,
  }),
  save: endpoint('PUT', `${company}/invoice/:id`, 'write', {
    summary: 'Save a draft',
    body: invoice.saveInvoiceRequest,
    data: invoice.invoiceDetail,
  }),
  confirm: endpoint('POST', `${company}/invoice/:id/confirm`, 'write', {
    summary: 'Confirm (approve) and post',
    body: versionBody,
    data: invoice.invoiceDetail,
    idempotent: true,
    postsByDate: true,
  }),
  submit: endpoint('POST', `${company}/invoice/:id/submit`, 'write', {
    summary: 'Submit a document for approval',
    body: versionBody,
    data: invoice.invoiceDetail,
    idempotent: true,
  }),
  reject: endpoint('POST', `${company}/invoice/:id/reject`, 'approve', {
    summary: 'Reject a document with a reason',
    body: invoice.rejectInvoiceRequest,
    data: invoice.invoiceDetail,
    idempotent: true,
  }),
  reopen: endpoint('POST', `${company}/invoice/:id/reopen`, 'write', {
    summary: 'Return a rejected or submitted document to draft',
    body: versionBody,
    data: invoice.invoiceDetail,
    idempotent: true,
  }),
  void: endpoint('POST', `${company}/invoice/:id/void`, 'write', {
    summary: 'Void a confirmed document without allocations',
    body: invoice.voidInvoiceRequest,
    data: invoice.invoiceDetail,
    idempotent: true,
    postsByDate: true,
  }),
  remove: endpoint('DELETE', `${company}/invoice/:id`, 'write', {
    summary: 'Delete a draft',
    data: nothing,
  }),
  copy: endpoint('POST', `${company}/invoice/:id/copy`, 'write', {
    summary: 'Copy a document as a new draft dated today',
    body: z.object({ type: invoice.invoiceType.nullable().default(null), date: day.nullable().default(null) }),
    data: invoice.invoiceDetail,
    idempotent: true,
  }),
  credit: endpoint('POST', `${company}/invoice/:id/credit-note`, 'write', {
    summary: 'Create a draft credit note for an invoice or bill',
    data: invoice.invoiceDetail,
    idempotent: true,
  }),
  answer: endpoint('POST', `${company}/invoice/:id/answer`, 'write', {
    summary: "Record the customer's answer to a quotation",
    body: z.object({ answer: z.enum(['accepted', 'declined']).nullable() }),
    data: invoice.invoiceDetail,
  }),
  toInvoice: endpoint('POST', `${company}/invoice/:id/to-invoice`, 'write', {
    summary: 'Create a draft invoice from a quotation',
    data: invoice.invoiceDetail,
    idempotent: true,
  }),
  versions: endpoint('GET', `${company}/invoice/:id/version`, 'read', {
    summary: 'Earlier states of a draft, newest first',
    data: z.array(invoice.invoiceVersion),
  }),
  history: endpoint('GET', `${company}/invoice/:id/history`, 'read', {
    summary: 'The history of a document, newest first',
    data: z.array(invoice.invoiceEvent),
  }),
  pdf: endpoint('GET', `${company}/invoice/:id/pdf`, 'read', {
    summary: 'The PDF of a document',
    query: invoice.paperQuery,
    data: z.any(),
    answer: 'file',
  }),
  facturx: endpoint('GET', `${company}/invoice/:id/facturx`, 'read', {
    summary: 'The PDF/A-3 of a document with embedded data (Factur-X)',
    query: invoice.paperQuery,
    data: z.any(),
    answer: 'file',
  }),
  ubl: endpoint('GET', `${company}/invoice/:id/ubl`, 'read', {
    summary: 'The data of a document as Peppol BIS Billing 3',
    data: z.any(),
    answer: 'file',
  }),
};
