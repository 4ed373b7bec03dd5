import type {
  ExportFormat,
  ImportChoices,
  ImportDetail,
  ImportedCompany,
  ImportKind,
  ImportRow,
} from '@folio/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { call, get, post, put } from '../client.ts';
import { fillPlaceholders } from '../placeholders.ts';
import { chartKey } from './accounting-chart.ts';
import { reportsKey } from './report.ts';

const base = '/api/company/:companyId';
const importsKey = ['accounting', 'imports'] as const;
export const importKey = (id: string) => [...importsKey, 'one', id] as const;
const one = (id: string) => `${base}/import/${encodeURIComponent(id)}`;

/** Where the browser fetches an export itself: it may be larger than a page can hold. */
export function exportAddress(format: ExportFormat): string {
  return fillPlaceholders(`${base}/export/${format}`, localStorage);
}

/** Imports of the current company, newest first. */
export function useImports() {
  return useQuery({
    queryKey: [...importsKey, 'list'],
    queryFn: () => get<ImportRow[]>(`${base}/import`, { quiet: true }),
  });
}

/** One import; a draft with how its file was understood, a posted one with its tie-out. */
export function useImport(id: string) {
  return useQuery({ queryKey: importKey(id), queryFn: () => get<ImportDetail>(one(id), { quiet: true }) });
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('files[0]', file, file.name);
  return form;
}

/** Calls of imports. The screen shows refusals in place, so they are quiet. */
export const importCalls = {
  start: (kind: ImportKind, file: File) =>
    post<ImportDetail>(`${base}/import`, formOf(file), { quiet: true, query: { kind } }),
  save: (id: string, version: number, choices: ImportChoices) =>
    put<ImportDetail>(one(id), { version, choices }, { quiet: true }),
  post: (id: string, version: number) =>
    post<ImportDetail>(
      `${one(id)}/post`,
      { version },
      { quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } },
    ),
  compare: (id: string, file: File) => post<ImportDetail>(`${one(id)}/trial-balance`, formOf(file), { quiet: true }),
  discard: async (id: string) => (await call<null>('DELETE', one(id), { quiet: true })).data,
  archive: (file: File) => post<ImportedCompany>('/api/company/import', formOf(file), { quiet: true }),
};

/** After an import was begun or thrown away: the list is fetched anew. */
export function afterImportDraft(queryClient: QueryClient): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [...importsKey, 'list'] });
}

/** After books came in: everything that shows figures or accounts is fetched anew. */
export async function afterImport(queryClient: QueryClient): Promise<void> {
  const stale = [importsKey, chartKey, ['ledger-accounts'], ['dashboard'], ['accounting'], reportsKey];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
