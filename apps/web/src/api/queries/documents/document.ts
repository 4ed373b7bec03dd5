import type { AlikeRecord, DocumentDetail, DocumentDraft, FilePage, Segment, StoredDocument } from '@folio/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { api, apiDownload, apiUrl, once } from '../../api.ts';
import { needsKey } from '../reports/needs.ts';
import { isPending } from './stored-document.ts';

const documentsKey = ['documents'] as const;
const pollMs = 1000;

const documentQuery = (id: string) => ({
  queryKey: [...documentsKey, 'one', id],
  queryFn: () => api('GET /api/company/:companyId/document/:id', { params: { id }, quiet: true }),
});

/** One document with its draft; polls while it is being read, or (`isAwaited`) while a new reading is in progress. */
export function useDocument(id: string, isAwaited = false) {
  return useQuery({
    ...documentQuery(id),
    refetchInterval: ({ state }) => {
      if (state.data === undefined) return false;
      return isPending(state.data.state) || (isAwaited && state.data.reread === null) ? pollMs : false;
    },
  });
}

/** Prefetches the next document. */
export function prefetchDocument(queryClient: QueryClient, id: string): Promise<DocumentDetail | undefined> {
  return queryClient
    .prefetchQuery(documentQuery(id))
    .then(() => queryClient.getQueryData<DocumentDetail>(documentQuery(id).queryKey));
}

export function keepDocument(queryClient: QueryClient, detail: DocumentDetail): void {
  queryClient.setQueryData(documentQuery(detail.id).queryKey, detail);
}

const quiet = { quiet: true } as const;

/** Calls of one document. They are quiet, because the review screen shows errors in place. */
export const documentCalls = {
  read: (id: string) => api('GET /api/company/:companyId/document/:id', { params: { id }, ...quiet }),
  saveDraft: (id: string, version: number, draft: DocumentDraft) =>
    api('PUT /api/company/:companyId/document/:id/draft', { params: { id }, body: { version, draft }, ...quiet }),
  confirm: (
    id: string,
    version: number,
    accepted: { accept_arithmetic: boolean; accept_holder: boolean },
    bankLineId: string | null,
  ) =>
    api('POST /api/company/:companyId/document/:id/confirm', {
      params: { id },
      body: { version, ...accepted, bank_line_id: bankLineId },
      quiet: true,
      ...once(),
    }),
  fileAway: (id: string, version: number) =>
    api('POST /api/company/:companyId/document/:id/file-away', { params: { id }, body: { version }, ...quiet }),
  retry: (id: string) => api('POST /api/company/:companyId/document/:id/retry', { params: { id }, body: {} }),
  original: (document: Pick<StoredDocument, 'id' | 'name'>) =>
    apiDownload('GET /api/company/:companyId/document/:id/original', document.name, { params: { id: document.id } }),
  cut: (id: string, version: number, parts: readonly { segments: readonly Segment[] }[]) =>
    api('PUT /api/company/:companyId/document/:id/part', { params: { id }, body: { version, parts }, ...quiet }),
  turn: (id: string, version: number, page: number, turn: FilePage['turn']) =>
    api('PUT /api/company/:companyId/document/:id/turn', { params: { id }, body: { version, page, turn }, ...quiet }),
  unlock: (id: string, password: string) =>
    api('POST /api/company/:companyId/document/:id/unlock', { params: { id }, body: { password }, ...quiet }),
  same: (id: string, version: number, other: Pick<AlikeRecord, 'type' | 'id'>) =>
    api('POST /api/company/:companyId/document/:id/same', {
      params: { id },
      body: { version, type: other.type, id: other.id },
      ...quiet,
    }),
  different: (id: string, version: number, ids: readonly string[]) =>
    api('POST /api/company/:companyId/document/:id/different', { params: { id }, body: { version, ids }, ...quiet }),
  reread: (id: string) =>
    api('POST /api/company/:companyId/document/:id/reread', { params: { id }, body: {}, ...quiet }),
  takeReread: (id: string, version: number, paths: readonly string[] | null) =>
    api('POST /api/company/:companyId/document/:id/reread/take', {
      params: { id },
      body: { version, paths },
      ...quiet,
    }),
  leaveReread: (id: string, version: number) =>
    api('POST /api/company/:companyId/document/:id/reread/leave', { params: { id }, body: { version }, ...quiet }),
};

/**
 * The address of a page's image, `width` pixels wide. Page numbers are those of the uploaded file. The server ignores
 * `turned`, which prevents the browser from showing its cached image from before a rotation.
 */
export function pageImageUrl(id: string, page: number, width: number, turned: FilePage['turn'] = 0): string {
  const address = apiUrl('GET /api/company/:companyId/document/:id/page/:page', {
    params: { id, page: String(page) },
    query: { width },
  });
  return turned === 0 ? address : `${address}&turned=${turned}`;
}

/** After a document changed its state: lists, counts and all dependent figures are fetched again. */
export async function afterDocument(queryClient: QueryClient): Promise<void> {
  const stale = [documentsKey, needsKey, ['dashboard'], ['bank'], ['invoices'], ['reports'], ['contacts']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
