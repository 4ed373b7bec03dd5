import { z } from 'zod';
import * as sales from '../../trade/sales-import.ts';
import { endpointsOf } from '../../wire/endpoint.ts';
import { companyParams } from '../../wire/wire.ts';
import { company } from '../paths.ts';

const endpoint = endpointsOf('sales-import');

export const salesImportEndpoints = {
  upload: endpoint('POST', `${company}/sales-import/:kind`, 'write', {
    summary: 'Upload a CSV or XLSX in `file` and preview what importing it would create',
    params: companyParams.extend({ kind: sales.salesImportKind }),
    data: sales.salesImportPreview,
    answer: 'upload',
  }),
  get: endpoint('GET', `${company}/sales-import/:id`, 'read', {
    summary: 'What importing a file would create',
    data: sales.salesImportPreview,
  }),
  map: endpoint('PUT', `${company}/sales-import/:id/mapping`, 'write', {
    summary: 'Set the meaning of the columns',
    body: sales.salesImportMapping,
    data: sales.salesImportPreview,
  }),
  take: endpoint('POST', `${company}/sales-import/:id/take`, 'write', {
    summary: 'Create the drafts or contacts of an import',
    data: sales.salesImportResult,
    idempotent: true,
  }),
  discard: endpoint('POST', `${company}/sales-import/:id/discard`, 'write', {
    summary: 'Forget the file',
    data: sales.salesImportPreview,
  }),
  template: endpoint('GET', `${company}/sales-import/template/:kind`, 'read', {
    summary: 'An example file with the headings',
    params: companyParams.extend({ kind: sales.salesImportKind }),
    data: z.any(),
    answer: 'file',
  }),
};
