import type { NewSampleBody } from '@folio/contract';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiDownload, apiPage, once } from '../../api.ts';

const samplesKey = ['accounting', 'audit-samples'] as const;
const quiet = { quiet: true } as const;

/** A page of the samples, the newest first. */
export function useSamples(query: { page: number; limit: number }) {
  return useQuery({
    queryKey: [...samplesKey, 'list', query],
    queryFn: () => apiPage('GET /api/company/:companyId/audit-sample', { ...quiet, query }),
    placeholderData: keepPreviousData,
  });
}

/** A sample with its items; it never changes. */
export function useSample(id: string) {
  return useQuery({
    queryKey: [...samplesKey, 'one', id],
    queryFn: () => api('GET /api/company/:companyId/audit-sample/:id', { ...quiet, params: { id } }),
  });
}

/** Calls about samples. They are quiet, because errors are shown where they were caused. */
export function useSampleCalls() {
  const queryClient = useQueryClient();
  return {
    draw: async (body: NewSampleBody) => {
      const sample = await api('POST /api/company/:companyId/audit-sample', { ...quiet, body, ...once() });
      await queryClient.invalidateQueries({ queryKey: [...samplesKey, 'list'] });
      return sample;
    },
    check: (id: string) => api('GET /api/company/:companyId/audit-sample/:id/check', { ...quiet, params: { id } }),
    bundle: (id: string) =>
      apiDownload('GET /api/company/:companyId/audit-sample/:id/bundle.zip', `folio-audit-sample-${id}.zip`, {
        ...quiet,
        params: { id },
      }),
  };
}
