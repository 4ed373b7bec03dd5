import type { AlikeRecord, DocumentDetail, DocumentDraft, FilePage, Segment, StoredDocument } from '@folio/contract';
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

/** One document with its draft; asked for again while it is read, or (`isAwaited`) while a newer reading is made. */
export function useDocument(id: string, isAwaited = false) {
  return useQuery({
    ...documentQuery(id),
    refetchInterval: ({ state }) => {
      if (state.data === undefined) return false;
      return isPending(state.data.state) || (isAwaited && state.data.reread === null) ? pollMs : false;
    },
  });
}

/** Fetches the next document before it is asked for. */
export function prefetchDocument(queryClient: QueryClient, id: string): Promise<DocumentDetail | undefined> {
  return queryClient
    .prefetchQuery(documentQuery(id))
    .then(() => queryClient.getQueryData<DocumentDetail>(documentQuery(id).queryKey));
}

export function keepDocument(queryClient: QueryClient, detail: DocumentDetail): void {
  queryClient.setQueryData(documentQuery(detail.id).queryKey, detail);
}

const quiet = { quiet: true } as const;

/** Calls of one document. The review screen shows refusals in place, so they are quiet. */
export const documentCalls = {
  read: (id: string) => get<DocumentDetail>(one(id), quiet),
  saveDraft: (id: string, version: number, draft: DocumentDraft) =>
    put<DocumentDetail>(`${one(id)}/draft`, { version, draft }, quiet),
  confirm: (
    id: string,
    version: number,
    accepted: { accept_arithmetic: boolean; accept_holder: boolean },
    bankLineId: string | null,
  ) =>
    post<StoredDocument>(
      `${one(id)}/confirm`,
      { version, ...accepted, bank_line_id: bankLineId },
      { quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } },
    ),
  fileAway: (id: string, version: number) => post<StoredDocument>(`${one(id)}/file-away`, { version }, quiet),
  retry: (id: string) => post<StoredDocument>(`${one(id)}/retry`, {}),
  original: (document: Pick<StoredDocument, 'id' | 'name'>) => download(`${one(document.id)}/original`, document.name),
  cut: (id: string, version: number, parts: readonly { segments: readonly Segment[] }[]) =>
    put<StoredDocument[]>(`${one(id)}/part`, { version, parts }, quiet),
  turn: (id: string, version: number, page: number, turn: FilePage['turn']) =>
    put<StoredDocument>(`${one(id)}/turn`, { version, page, turn }, quiet),
  unlock: (id: string, password: string) => post<StoredDocument>(`${one(id)}/unlock`, { password }, quiet),
  same: (id: string, version: number, other: Pick<AlikeRecord, 'type' | 'id'>) =>
    post<StoredDocument>(`${one(id)}/same`, { version, type: other.type, id: other.id }, quiet),
  different: (id: string, version: number, ids: readonly string[]) =>
    post<DocumentDetail>(`${one(id)}/different`, { version, ids }, quiet),
  reread: (id: string) => post<StoredDocument>(`${one(id)}/reread`, {}, quiet),
  takeReread: (id: string, version: number, paths: readonly string[] | null) =>
    post<DocumentDetail>(`${one(id)}/reread/take`, { version, paths }, quiet),
  leaveReread: (id: string, version: number) => post<DocumentDetail>(`${one(id)}/reread/leave`, { version }, quiet),
};

/**
 * The address of a page's image, `width` pixels wide. Pages are those of the uploaded file. The server ignores `turned`:
 * it keeps the browser from showing the picture it has of the page before it was turned.
 */
export function pageImageUrl(id: string, page: number, width: number, turned: FilePage['turn'] = 0): string {
  const address = `${fillPlaceholders(one(id), localStorage)}/page/${page}?width=${width}`;
  return turned === 0 ? address : `${address}&turned=${turned}`;
}

/** After a document changed its state: lists, counts and what its figures reach are fetched anew. */
export async function afterDocument(queryClient: QueryClient): Promise<void> {
  const stale = [documentsKey, needsKey, ['dashboard'], ['bank'], ['invoices'], ['reports'], ['contacts']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
