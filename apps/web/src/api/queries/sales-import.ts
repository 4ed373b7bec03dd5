import type { SalesImportKind, SalesImportMapping, SalesImportPreview } from '@folio/contract';
import type { QueryClient } from '@tanstack/react-query';
import { download, post, put } from '../client.ts';
import { contactsKey } from './contact.ts';
import { invoicesKey } from './invoice.ts';
import { needsKey } from './needs.ts';

const base = '/api/company/:companyId/sales-import';
const one = (id: string, verb: string) => `${base}/${encodeURIComponent(id)}/${verb}`;

/** How many records were made, were there already, and were left out. */
export interface SalesImportTaken {
  made: number;
  known: number;
  faulty: number;
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file, file.name);
  return form;
}

/** Calls of importing documents and contacts. The dialog shows refusals in place, so they are quiet. */
export const salesImportCalls = {
  upload: (kind: SalesImportKind, file: File) =>
    post<SalesImportPreview>(`${base}/${kind}`, formOf(file), { quiet: true }),
  map: (id: string, mapping: SalesImportMapping) =>
    put<SalesImportPreview>(one(id, 'mapping'), mapping, { quiet: true }),
  take: (id: string, key: string) =>
    post<SalesImportTaken>(one(id, 'take'), {}, { quiet: true, headers: { 'Idempotency-Key': key } }),
  discard: (id: string) => post<SalesImportPreview>(one(id, 'discard'), {}, { quiet: true }),
  template: (kind: SalesImportKind) => download(`${base}/template/${kind}`, `folio-${kind}.csv`),
};

/** After records came in: every list that may show them is fetched anew. */
export async function afterSalesImport(queryClient: QueryClient): Promise<void> {
  const stale = [invoicesKey, contactsKey, needsKey];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
