import type { AuditFilter, AuditMeta, AuditPeople, AuditRow, BookProof, ListMeta } from '@folio/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, download, get, post } from '../client.ts';

/** What the log is narrowed to; left out is everything. */
export type LogFilter = { [K in keyof AuditFilter]?: AuditFilter[K] | undefined };

/** Which page of it; `before` is the `next` of an earlier answer. */
export interface LogQuery extends LogFilter {
  page: number;
  limit: number;
  before?: string | undefined;
}

export type LogFormat = 'csv' | 'xlsx';

const base = '/api/company/:companyId';
const auditKey = ['accounting', 'audit'] as const;

/** Who did what, newest first; null asks for nothing, where the days are not in order. */
export function useAuditLog(query: LogQuery | null) {
  return useQuery({
    queryKey: [...auditKey, 'log', query],
    queryFn: () => call<AuditRow[], AuditMeta>('GET', `${base}/audit-log`, { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
    enabled: query !== null,
  });
}

/** Everybody in the log, and the practices they acted for. */
export function useAuditPeople() {
  return useQuery({
    queryKey: [...auditKey, 'people'],
    queryFn: () => get<AuditPeople>(`${base}/audit-log/people`, { quiet: true }),
  });
}

/** Saves the log as it is narrowed. */
export function exportAuditLog(filter: LogFilter, format: LogFormat, fileName: string): Promise<void> {
  return download(`${base}/audit-log/export.${format}`, fileName, { quiet: true, query: { ...filter } });
}

/** What the people of a practice did in its name. */
export function usePracticeLog(practiceId: string, page: { page: number; limit: number }) {
  return useQuery({
    queryKey: ['practice', practiceId, 'log', page],
    queryFn: () =>
      call<AuditRow[], ListMeta>('GET', `/api/practice/${encodeURIComponent(practiceId)}/audit-log`, {
        quiet: true,
        query: { ...page },
      }),
    placeholderData: keepPreviousData,
  });
}

const proofKey = ['book-proof'] as const;

/** The last proof of the books; it stays while the application is open, for it says when it was made. */
export function useBookProof() {
  const queryClient = useQueryClient();
  const { data } = useQuery<BookProof | null>({
    queryKey: proofKey,
    queryFn: () => null,
    enabled: false,
    gcTime: Number.POSITIVE_INFINITY,
  });
  const check = useMutation({
    mutationFn: () => post<BookProof>(`${base}/verify-books`, {}, { quiet: true }),
    onSuccess: (proof) => queryClient.setQueryData(proofKey, proof),
  });
  return { proof: data ?? null, isChecking: check.isPending, error: check.error, check: () => check.mutate() };
}
