import type { DocumentState, StoredDocument } from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api, apiPage } from '../../api.ts';

const pollMs = 800;
const maxPollMs = 5000;
/** A long wait is polled again after one part in this many of the estimated time. */
const pollsAWait = 20;

/** True while the server is still processing a document. */
export function isPending(state: DocumentState): boolean {
  return state === 'queued' || state === 'processing';
}

/** Documents far back in the queue are polled less often, because hundreds of files may be followed at once. */
function pollAfterMs({ state, estimated_wait_s: waitS }: StoredDocument): number | false {
  if (!isPending(state)) return false;
  return Math.min(maxPollMs, Math.max(pollMs, ((waitS ?? 0) * 1000) / pollsAWait));
}

/** The query key under which an uploaded document is followed. */
export const readingKey = (companyId: string, id: string) => ['reading', companyId, id] as const;

/** Polls an uploaded document until it has been read. `uploaded` is the response to the upload. */
export function useReading(companyId: string, uploaded: StoredDocument): StoredDocument {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: readingKey(companyId, uploaded.id),
    queryFn: () =>
      api('GET /api/company/:companyId/document/:id', { params: { companyId, id: uploaded.id }, quiet: true }),
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
      apiPage('GET /api/company/:companyId/document', {
        quiet: true,
        query: { page: query.page, limit: query.limit, q: query.q || undefined, state: query.state || undefined },
      }),
    enabled: companyId !== undefined,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.data.some((one) => isPending(one.state)) ? 2000 : false),
  });
}
