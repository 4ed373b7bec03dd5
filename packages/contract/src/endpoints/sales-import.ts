import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import * as sales from '../sales-import.ts';
import { companyParams, companyRecordParams } from '../wire.ts';
import { company } from './paths.ts';

const tag = 'sales-import';

export const salesImportEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: `${company}/sales-import/:kind`,
    tag,
    summary: 'A CSV or XLSX in `file`: what it would make',
    access: 'write',
    params: companyParams.extend({ kind: sales.salesImportKind }),
    data: sales.salesImportPreview,
    answer: 'upload',
  }),
  get: endpoint({
    method: 'GET',
    path: `${company}/sales-import/:id`,
    tag,
    summary: 'What a file would make',
    access: 'read',
    params: companyRecordParams,
    data: sales.salesImportPreview,
  }),
  map: endpoint({
    method: 'PUT',
    path: `${company}/sales-import/:id/mapping`,
    tag,
    summary: 'Say what the columns mean',
    access: 'write',
    params: companyRecordParams,
    body: sales.salesImportMapping,
    data: sales.salesImportPreview,
  }),
  take: endpoint({
    method: 'POST',
    path: `${company}/sales-import/:id/take`,
    tag,
    summary: 'Make the drafts or contacts',
    access: 'write',
    params: companyRecordParams,
    data: sales.salesImportResult,
    idempotent: true,
  }),
  discard: endpoint({
    method: 'POST',
    path: `${company}/sales-import/:id/discard`,
    tag,
    summary: 'Forget the file',
    access: 'write',
    params: companyRecordParams,
    data: sales.salesImportPreview,
  }),
  template: endpoint({
    method: 'GET',
    path: `${company}/sales-import/template/:kind`,
    tag,
    summary: 'An example file with the headings',
    access: 'read',
    params: companyParams.extend({ kind: sales.salesImportKind }),
    data: z.any(),
    answer: 'file',
  }),
};
