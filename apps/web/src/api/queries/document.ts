import type { DocumentDetail, DocumentDraft, StoredDocument } from '@folio/contract';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { download, get, post, put } from '../client.ts';
import { fillPlaceholders } from '../placeholders.ts';
import { needsKey } from './needs.ts';
import { isPending } from './stored-document.ts';

const base = '/api/company/:companyId/document';
const documentsKey = ['documents'] as const;
const pollMs = 1000;

const one = (id: string) => `${base}/${encodeURIComponent(id)}`;
const documentQuery = (id: string) => ({
  queryKey: [...documentsKey, 'one', id],
  queryFn: () => get<DocumentDetail>(one(id), { quiet: true }),
});

export function useDocument(id: string) {
  return useQuery({
    ...documentQuery(id),
    refetchInterval: ({ state }) => (state.data && isPending(state.data.state) ? pollMs : false),
  });
}

/** Fetches the next document before it is asked for. */
export function prefetchDocument(queryClient: QueryClient, id: string): void {
  void queryClient.prefetchQuery(documentQuery(id));
}

export function keepDocument(queryClient: QueryClient, detail: DocumentDetail): void {
  queryClient.setQueryData(documentQuery(detail.id).queryKey, detail);
}

/** Calls of one document. The review screen shows refusals in place, so they are quiet. */
export const documentCalls = {
  read: (id: string) => get<DocumentDetail>(one(id), { quiet: true }),
  saveDraft: (id: string, version: number, draft: DocumentDraft) =>
    put<DocumentDetail>(`${one(id)}/draft`, { version, draft }, { quiet: true }),
  confirm: (id: string, version: number, acceptArithmetic: boolean) =>
    post<StoredDocument>(
      `${one(id)}/confirm`,
      { version, accept_arithmetic: acceptArithmetic },
      { quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } },
    ),
  fileAway: (id: string, version: number) => post<StoredDocument>(`${one(id)}/file-away`, { version }),
  retry: (id: string) => post<StoredDocument>(`${one(id)}/retry`, {}),
  original: (document: Pick<StoredDocument, 'id' | 'name'>) => download(`${one(document.id)}/original`, document.name),
};

/** The address of a page's image, `width` pixels wide. */
export function pageImageUrl(id: string, page: number, width: number): string {
  return `${fillPlaceholders(one(id), localStorage)}/page/${page}?width=${width}`;
}

/** After a document changed its state: lists, counts and what its figures reach are fetched anew. */
export async function afterDocument(queryClient: QueryClient): Promise<void> {
  const stale = [documentsKey, needsKey, ['dashboard'], ['bank'], ['invoices'], ['reports'], ['contacts']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
