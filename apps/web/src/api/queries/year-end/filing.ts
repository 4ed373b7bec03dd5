import type { Filing, FilingAnswersBody, FilingPartnersBody, FilingProfile } from '@folio/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiDownload } from '../../api.ts';
import type { QueryOf } from '../../api-calls.ts';

const filingKey = ['accounting', 'filing'] as const;
const quiet = { quiet: true };

/** The filing of a year; without a year of the latest one that has a tax computation. */
export function useFiling(year: string | undefined) {
  return useQuery({
    queryKey: [...filingKey, year ?? ''],
    queryFn: () => api('GET /api/company/:companyId/filing', { ...quiet, query: { year } }),
    placeholderData: keepPreviousData,
    // It follows from the computation, the accounts and the company, which other screens change.
    refetchOnMount: 'always',
  });
}

/** The elements that accounts and rows may have; after an import there are more. */
export function useFilingElements() {
  return useQuery({
    queryKey: [...filingKey, 'elements'],
    queryFn: () => api('GET /api/company/:companyId/filing/elements', quiet),
  });
}

/** Changes of the filing; the caller shows errors. */
export function useFilingChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () => queryClient.invalidateQueries({ queryKey: filingKey });
  const profile = useMutation({
    mutationFn: (body: FilingProfile) => api('PUT /api/company/:companyId/filing/profile', { body, ...quiet }),
    onSuccess,
  });
  const answers = useMutation({
    mutationFn: (body: FilingAnswersBody) => api('PUT /api/company/:companyId/filing/answers', { body, ...quiet }),
    onSuccess,
  });
  const partners = useMutation({
    mutationFn: (body: FilingPartnersBody) => api('PUT /api/company/:companyId/filing/partners', { body, ...quiet }),
    onSuccess,
  });
  const taxonomy = useMutation({
    mutationFn: (file: File) => api('POST /api/company/:companyId/filing/taxonomy', { body: formOf(file), ...quiet }),
    onSuccess,
  });
  const freeze = useMutation({
    mutationFn: (body: { year: string; hash: string }): Promise<Filing> =>
      api('POST /api/company/:companyId/filing/freeze', {
        body,
        ...quiet,
        headers: { 'Idempotency-Key': crypto.randomUUID() },
      }),
    onSuccess,
  });
  return { profile, answers, partners, taxonomy, freeze };
}

function formOf(file: File): FormData {
  const form = new FormData();
  form.append('file', file);
  return form;
}

/** Saves a file of the filing; the caller shows errors. */
export function exportFiling(
  query: QueryOf<'GET /api/company/:companyId/filing/export'>,
  fileName: string,
): Promise<void> {
  return apiDownload('GET /api/company/:companyId/filing/export', fileName, { ...quiet, query });
}
