import { z } from 'zod';
import * as sales from '../../trade/sales-import.ts';
import { endpoint } from '../../wire/endpoint.ts';
import { companyParams, companyRecordParams } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const tag = 'sales-import';

export const salesImportEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: `${company}/sales-import/:kind`,
    tag,
    summary: 'Upload a CSV or XLSX in `file` and preview what importing it would create',
    access: 'write',
    params: companyParams.extend({ kind: sales.salesImportKind }),
    data: sales.salesImportPreview,
    answer: 'upload',
  }),
  get: endpoint({
    method: 'GET',
    path: `${company}/sales-import/:id`,
    tag,
    summary: 'What importing a file would create',
    access: 'read',
    params: companyRecordParams,
    data: sales.salesImportPreview,
  }),
  map: endpoint({
    method: 'PUT',
    path: `${company}/sales-import/:id/mapping`,
    tag,
    summary: 'Set the meaning of the columns',
    access: 'write',
    params: companyRecordParams,
    body: sales.salesImportMapping,
    data: sales.salesImportPreview,
  }),
  take: endpoint({
    method: 'POST',
    path: `${company}/sales-import/:id/take`,
    tag,
    summary: 'Create the drafts or contacts of an import',
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
