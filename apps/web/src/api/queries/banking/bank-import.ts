import type { BankImportConfirm, BankImportPreviewRequest } from '@folio/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { needsKey } from '../reports/needs.ts';

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('files[0]', file, file.name);
  return form;
}

/** Calls for importing bank files. They are quiet, because the dialog shows errors in place. */
export const bankImportCalls = {
  upload: (file: File, accountId: string | undefined) =>
    api('POST /api/company/:companyId/bank-import', {
      body: formOf(file),
      quiet: true,
      query: { account_id: accountId },
    }),
  preview: (id: string, body: BankImportPreviewRequest, signal?: AbortSignal) =>
    api('POST /api/company/:companyId/bank-import/:id/preview', {
      params: { id },
      body,
      quiet: true,
      ...(signal && { signal }),
    }),
  confirm: (id: string, body: BankImportConfirm) =>
    api('POST /api/company/:companyId/bank-import/:id/confirm', {
      params: { id },
      body,
      quiet: true,
      headers: { 'Idempotency-Key': crypto.randomUUID() },
    }),
  discard: (id: string) =>
    api('POST /api/company/:companyId/bank-import/:id/discard', { params: { id }, body: {}, quiet: true }),
};

export const leftFilesKey = ['bank', 'left-files'] as const;

/** Files that were previewed but neither imported nor discarded. */
export function useLeftFiles() {
  return useQuery({
    queryKey: leftFilesKey,
    queryFn: () => api('GET /api/company/:companyId/bank-import', { quiet: true }),
  });
}

/** After statements were imported: everything that shows bank accounts, their lines or files is fetched again. */
export async function afterBankImport(queryClient: QueryClient): Promise<void> {
  const stale = [['bank'], ['documents'], ['document'], needsKey, ['dashboard'], ['ledger-accounts']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
