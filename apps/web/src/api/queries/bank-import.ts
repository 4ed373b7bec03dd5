import type {
  BankImportConfirm,
  BankImportPreview,
  BankImportPreviewRequest,
  BankImportResult,
  LeftBankFile,
} from '@folio/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { get, post } from '../client.ts';
import { needsKey } from './needs.ts';

const base = '/api/company/:companyId/bank-import';
const one = (id: string, verb: string) => `${base}/${encodeURIComponent(id)}/${verb}`;

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('files[0]', file, file.name);
  return form;
}

/** Calls of importing bank files. The dialog shows refusals in place, so they are quiet. */
export const bankImportCalls = {
  upload: (file: File, accountId: string | undefined) =>
    post<BankImportPreview>(base, formOf(file), { quiet: true, query: { account_id: accountId } }),
  preview: (id: string, body: BankImportPreviewRequest, signal?: AbortSignal) =>
    post<BankImportPreview>(one(id, 'preview'), body, { quiet: true, ...(signal && { signal }) }),
  confirm: (id: string, body: BankImportConfirm) =>
    post<BankImportResult>(one(id, 'confirm'), body, {
      quiet: true,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    }),
  discard: (id: string) => post<null>(one(id, 'discard'), {}, { quiet: true }),
};

export const leftFilesKey = ['bank', 'left-files'] as const;

/** Files that were looked at and neither imported nor discarded. */
export function useLeftFiles() {
  return useQuery({ queryKey: leftFilesKey, queryFn: () => get<LeftBankFile[]>(base, { quiet: true }) });
}

/** After statements came in: everything that shows bank accounts, their lines or files is fetched anew. */
export async function afterBankImport(queryClient: QueryClient): Promise<void> {
  const stale = [['bank'], ['documents'], ['document'], needsKey, ['dashboard'], ['ledger-accounts']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
