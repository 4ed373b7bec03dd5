import { z } from 'zod';
import { invoiceType } from '../../trade/invoice.ts';
import * as sales from '../../trade/sales-setting.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { companyParams } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('sales-setting');

export const salesSettingEndpoints = {
  get: endpoint('GET', `${company}/sales-setting`, 'read', {
    summary: 'How documents are printed, sent and confirmed',
    data: sales.salesSettingDetail,
  }),
  save: endpoint('PUT', `${company}/sales-setting`, 'control', {
    summary: 'Change how documents are printed, sent and confirmed',
    body: sales.saveSalesSettingRequest,
    data: sales.salesSettingDetail,
  }),
  sample: endpoint('POST', `${company}/sales-setting/sample`, 'read', {
    summary: 'A sample invoice printed with a setting',
    body: sales.samplePaperRequest,
    data: sales.samplePaper,
  }),
  image: endpoint('GET', `${company}/sales-setting/image/:kind`, 'read', {
    summary: 'Logo, chop or signature',
    params: companyParams.extend({ kind: sales.salesImageKind }),
    data: z.any(),
    answer: 'file',
  }),
  putImage: endpoint('POST', `${company}/sales-setting/image/:kind`, 'control', {
    summary: 'Set the logo, chop or signature: a PNG or JPG in `file`',
    params: companyParams.extend({ kind: sales.salesImageKind }),
    data: sales.salesSettingDetail,
    answer: 'upload',
  }),
  removeImage: endpoint('DELETE', `${company}/sales-setting/image/:kind`, 'control', {
    summary: 'Remove the logo, chop or signature',
    params: companyParams.extend({ kind: sales.salesImageKind }),
    data: sales.salesSettingDetail,
  }),
  terms: endpoint('GET', `${company}/payment-term`, 'read', {
    summary: 'Payment terms',
    data: z.array(sales.paymentTermRow),
  }),
  addTerm: endpoint('POST', `${company}/payment-term`, 'write', {
    summary: 'Add payment terms',
    body: sales.paymentTermBody,
    data: sales.paymentTermRow,
    idempotent: true,
  }),
  saveTerm: endpoint('PUT', `${company}/payment-term/:id`, 'write', {
    summary: 'Change payment terms',
    body: sales.paymentTermBody,
    data: sales.paymentTermRow,
  }),
  schemes: endpoint('GET', `${company}/number-scheme`, 'read', {
    summary: 'How each type is numbered',
    data: z.array(sales.numberSchemeRow),
  }),
  saveScheme: endpoint('PUT', `${company}/number-scheme`, 'control', {
    summary: 'Change how a type is numbered',
    body: sales.numberSchemeBody,
    data: z.array(sales.numberSchemeRow),
  }),
  gaps: endpoint('GET', `${company}/number-scheme/gaps`, 'read', {
    summary: 'Gaps in the numbers of a document type',
    query: z.object({ type: invoiceType }),
    data: sales.numberGaps,
  }),
};
