import type { AuditFilter, BookProof } from '@folio/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiDownload, apiPage } from '../../api.ts';
import type { ListQueryOf } from '../../api-calls.ts';

/** Filter of the audit log; an absent field means no filter. */
export type LogFilter = { [K in keyof AuditFilter]?: AuditFilter[K] | undefined };

/** Page of the log; `before` is the `next` value of an earlier response. */
export type LogQuery = ListQueryOf<'GET /api/company/:companyId/audit-log'>;

export type LogFormat = 'csv' | 'xlsx';

const auditKey = ['accounting', 'audit'] as const;

/** The audit log, newest first. Null queries nothing, for example if the first day is after the last. */
export function useAuditLog(query: LogQuery | null) {
  return useQuery({
    queryKey: [...auditKey, 'log', query],
    queryFn: () => apiPage('GET /api/company/:companyId/audit-log', { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
    enabled: query !== null,
  });
}

export function useAuditPeople() {
  return useQuery({
    queryKey: [...auditKey, 'people'],
    queryFn: () => api('GET /api/company/:companyId/audit-log/people', { quiet: true }),
  });
}

/** Downloads the filtered log. */
export function exportAuditLog(filter: LogFilter, format: LogFormat, fileName: string): Promise<void> {
  return apiDownload('GET /api/company/:companyId/audit-log/export.:format', fileName, {
    params: { format },
    quiet: true,
    query: { ...filter },
  });
}

export function usePracticeLog(practiceId: string, page: { page: number; limit: number }) {
  return useQuery({
    queryKey: ['practice', practiceId, 'log', page],
    queryFn: () =>
      apiPage('GET /api/practice/:practiceId/audit-log', { params: { practiceId }, quiet: true, query: { ...page } }),
    placeholderData: keepPreviousData,
  });
}

const proofKey = ['book-proof'] as const;

/**
 * The last verification of the books. It is kept while the application is open; it includes the time of verification.
 */
export function useBookProof() {
  const queryClient = useQueryClient();
  const { data } = useQuery<BookProof | null>({
    queryKey: proofKey,
    queryFn: () => null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const check = useMutation({
    mutationFn: () => api('POST /api/company/:companyId/verify-books', { body: {}, quiet: true }),
    onSuccess: (proof) => queryClient.setQueryData(proofKey, proof),
  });
  return { proof: data ?? null, isChecking: check.isPending, error: check.error, check: () => check.mutate() };
}
