import type { SalesImportKind, SalesImportMapping } from '@folio/contract';
import type { QueryClient } from '@tanstack/react-query';
import { api, apiDownload, once } from '../../api.ts';
import type { DataOf } from '../../api-calls.ts';
import { needsKey } from '../reports/needs.ts';
import { contactsKey } from './contact.ts';
import { invoicesKey } from './invoice.ts';

/** The number of records that were created, existed already, or were skipped. */
export type SalesImportTaken = DataOf<'POST /api/company/:companyId/sales-import/:id/take'>;

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

/** Calls for importing documents and contacts. They are quiet, because the dialog shows errors in place. */
export const salesImportCalls = {
  upload: (kind: SalesImportKind, file: File) =>
    api('POST /api/company/:companyId/sales-import/:kind', { params: { kind }, body: formOf(file), quiet: true }),
  get: (id: string) => api('GET /api/company/:companyId/sales-import/:id', { params: { id }, quiet: true }),
  map: (id: string, mapping: SalesImportMapping) =>
    api('PUT /api/company/:companyId/sales-import/:id/mapping', { params: { id }, body: mapping, quiet: true }),
  take: (id: string, key: string) =>
    api('POST /api/company/:companyId/sales-import/:id/take', {
      params: { id },
      body: {},
      quiet: true,
      ...once(key),
    }),
  discard: (id: string) =>
    api('POST /api/company/:companyId/sales-import/:id/discard', { params: { id }, body: {}, quiet: true }),
  template: (kind: SalesImportKind) =>
    apiDownload('GET /api/company/:companyId/sales-import/template/:kind', `folio-${kind}.csv`, { params: { kind } }),
};

/** After records were imported: all lists that may show them are fetched again. */
export async function afterSalesImport(queryClient: QueryClient): Promise<void> {
  const stale = [invoicesKey, contactsKey, needsKey];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
