import type { AuditRow, BookProof, ListMeta } from '@folio/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call, post } from '../client.ts';

/** What of the trail is looked at; left out is everything. */
export interface TrailQuery {
  page: number;
  limit: number;
  q?: string | undefined;
  subject_type?: string | undefined;
  subject_id?: string | undefined;
  user_id?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
}

const base = '/api/company/:companyId';
const auditKey = ['accounting', 'audit'] as const;

/** Who did what, newest first; null asks for nothing, where the days are not in order. */
export function useAuditTrail(query: TrailQuery | null) {
  return useQuery({
    queryKey: [...auditKey, 'trail', query],
    queryFn: () => call<AuditRow[], ListMeta>('GET', `${base}/audit-event`, { quiet: true, query: { ...query } }),
    placeholderData: keepPreviousData,
    enabled: query !== null,
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
