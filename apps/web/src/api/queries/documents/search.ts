import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';

const KEPT_MS = 10_000;

/** Records that match what was typed; an earlier search that still runs is cancelled. */
export function useFoundRecords(q: string) {
  return useQuery({
    queryKey: ['search', q],
    queryFn: ({ signal }) => api('GET /api/company/:companyId/search', { query: { q }, signal, quiet: true }),
    enabled: q !== '',
    staleTime: KEPT_MS,
    placeholderData: keepPreviousData,
    retry: false,
  });
}
