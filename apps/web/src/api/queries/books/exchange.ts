import type { ExportFormat, ImportChoices, ImportKind } from '@folio/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api, apiUrl } from '../../api.ts';
import { reportsKey } from '../reports/report.ts';
import { chartKey } from './accounting-chart.ts';

const importsKey = ['accounting', 'imports'] as const;
export const importKey = (id: string) => [...importsKey, 'one', id] as const;

/** The browser downloads an export from this address directly, because it may be too large for the page's memory. */
export function exportAddress(format: ExportFormat): string {
  return apiUrl('GET /api/company/:companyId/export/:format', { params: { format } });
}

export function useImports() {
  return useQuery({
    queryKey: [...importsKey, 'list'],
    queryFn: () => api('GET /api/company/:companyId/import', { quiet: true }),
  });
}

/** One import: a draft includes how its file was interpreted, a posted one its reconciliation. */
export function useImport(id: string) {
  return useQuery({
    queryKey: importKey(id),
    queryFn: () => api('GET /api/company/:companyId/import/:id', { params: { id }, quiet: true }),
  });
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('files[0]', file, file.name);
  return form;
}

export const importCalls = {
  start: (kind: ImportKind, file: File) =>
    api('POST /api/company/:companyId/import', { body: formOf(file), quiet: true, query: { kind } }),
  save: (id: string, version: number, choices: ImportChoices) =>
    api('PUT /api/company/:companyId/import/:id', { params: { id }, body: { version, choices }, quiet: true }),
  post: (id: string, version: number) =>
    api('POST /api/company/:companyId/import/:id/post', {
      params: { id },
      body: { version },
      quiet: true,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    }),
  compare: (id: string, file: File) =>
    api('POST /api/company/:companyId/import/:id/trial-balance', { params: { id }, body: formOf(file), quiet: true }),
  discard: async (id: string) =>
    await api('DELETE /api/company/:companyId/import/:id', { params: { id }, quiet: true }),
  archive: (file: File) => api('POST /api/company/import', { body: formOf(file), quiet: true }),
};

/** After an import was started or discarded: the list is fetched again. */
export function afterImportDraft(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [...importsKey, 'list'] });
}

/** After books were imported: everything that shows figures or accounts is fetched again. */
export async function afterImport(queryClient: QueryClient): Promise<void> {
  const stale = [importsKey, chartKey, ['ledger-accounts'], ['dashboard'], ['accounting'], reportsKey];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
