import type { DocumentState, ListMeta, StoredDocument } from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, get } from '../client.ts';

const pollMs = 800;
const maxPollMs = 5000;
/** A wait of many seconds is looked at again after this part of it. */
const pollsAWait = 20;

/** True while the server has not finished with a document. */
export function isPending(state: DocumentState): boolean {
  return state === 'queued' || state === 'processing';
}

/** What is far back in the line need not be asked about every second: hundreds of files may be followed at once. */
function pollAfterMs({ state, estimated_wait_s: waitS }: StoredDocument): number | false {
  if (!isPending(state)) return false;
  return Math.min(maxPollMs, Math.max(pollMs, ((waitS ?? 0) * 1000) / pollsAWait));
}

/** The key under which an uploaded document is followed. */
export const readingKey = (companyId: string, id: string) => ['reading', companyId, id] as const;

/** Follows an uploaded document until it has been read. `uploaded` is what the upload answered. */
export function useReading(companyId: string, uploaded: StoredDocument): StoredDocument {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: readingKey(companyId, uploaded.id),
    queryFn: () => get<StoredDocument>(`/api/company/${companyId}/document/${uploaded.id}`, { quiet: true }),
    initialData: uploaded,
    initialDataUpdatedAt: 0,
    enabled: isPending(uploaded.state) || uploaded.state === 'trashed',
    refetchInterval: ({ state }) => (state.data ? pollAfterMs(state.data) : false),
  });
  const isSettled = !isPending(data.state);
  useEffect(() => {
    if (!isSettled) return;
    void queryClient.invalidateQueries({ queryKey: ['documents'] });
    void queryClient.invalidateQueries({ queryKey: ['needs'] });
  }, [isSettled, queryClient]);
  return data;
}

export interface StoredDocumentQuery {
  page: number;
  limit: number;
  q: string;
  /** States separated by commas; empty = all. */
  state: string;
}

/** The documents of the current company, newest first. */
export function useStoredDocuments(companyId: string | undefined, query: StoredDocumentQuery) {
  return useQuery({
    queryKey: ['documents', companyId, 'stored', query],
    queryFn: () =>
      call<StoredDocument[], ListMeta>('GET', '/api/company/:companyId/document', {
        quiet: true,
        query: { page: query.page, limit: query.limit, q: query.q || undefined, state: query.state || undefined },
      }),
    enabled: companyId !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some((one) => isPending(one.state)) ? 2000 : false),
  });
}
