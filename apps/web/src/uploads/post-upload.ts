import { api, once } from '../api/api.ts';
import { queryClient } from '../api/query-client.ts';
import type { SentBytes } from '../api/request.ts';
import { dataFileOfBank, onlyBankAccount } from './data-file.ts';
import type { UploadItem, UploadResult } from './upload-state.ts';

interface Sending {
  signal: AbortSignal;
  onProgress: (sentBytes: number, totalBytes: number) => void;
}

/** Sends one file to where it is read. Throws `ApiError` with the server's sentence. */
export async function postUpload(item: UploadItem, file: File, { signal, onProgress }: Sending): Promise<UploadResult> {
  const params = { companyId: item.companyId };
  const onUploadProgress = ({ loaded, total }: SentBytes) => onProgress(loaded, total || item.sizeBytes);
  const sending = { body: formOf(item, file), signal, quiet: true, onUploadProgress } as const;
  switch (item.route) {
    case 'document': {
      const document = item.storeOnly
        ? await api('POST /api/company/:companyId/file', { params, ...sending })
        : await api('POST /api/company/:companyId/upload-files/', { params, ...sending, ...once(item.id) });
      return { document, data: null };
    }
    case 'bank': {
      const accountId = await accountOf(item.companyId);
      const query = { account_id: accountId ?? undefined };
      const preview = await api('POST /api/company/:companyId/bank-import', { params, query, ...sending });
      return { document: null, data: dataFileOfBank(preview, accountId) };
    }
    case 'sales':
    case 'purchases': {
      const kind = item.route;
      const preview = await api('POST /api/company/:companyId/sales-import/:kind', {
        params: { ...params, kind },
        ...sending,
      });
      const path = `/${kind}?import=${preview.id}`;
      return {
        document: null,
        data: { route: kind, count: preview.counts.records, isImported: preview.state === 'taken', path },
      };
    }
  }
}

/** Each request carries one file; its field is named as the call expects it. */
function formOf({ route }: UploadItem, file: File): FormData {
  const form = new FormData();
  form.append(route === 'document' || route === 'bank' ? 'files[0]' : 'file', file, file.name);
  return form;
}

/** The account for a statement that names none. Without an answer the import asks for it. */
async function accountOf(companyId: string): Promise<string | null> {
  const accounts = await queryClient
    .fetchQuery({
      queryKey: ['bank', 'accounts', companyId],
      queryFn: () => api('GET /api/company/:companyId/account/', { params: { companyId }, quiet: true }),
    })
    .catch(() => []);
  return onlyBankAccount(accounts);
}
