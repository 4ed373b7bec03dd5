import type { PackFormat, ReportPack, ReportPackBody } from '@folio/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiDownload } from '../../api.ts';
import { reportSchedulesKey } from './report-schedule.ts';

export const reportPacksKey = ['report-packs'] as const;

/** The packs of the company, by name. */
export function useReportPacks() {
  return useQuery({
    queryKey: reportPacksKey,
    queryFn: () => api('GET /api/company/:companyId/report-pack', { quiet: true }),
  });
}

/** One pack; an empty id queries nothing. */
export function useReportPack(id: string) {
  return useQuery({
    queryKey: [...reportPacksKey, id],
    queryFn: () => api('GET /api/company/:companyId/report-pack/:id', { params: { id }, quiet: true }),
    enabled: id !== '',
  });
}

/** Saving and deleting a pack; the caller shows errors. A pack without a version is new. */
export function useReportPackChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all([reportPacksKey, reportSchedulesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const save = useMutation({
    mutationFn: ({ stored, body }: { stored: Pick<ReportPack, 'id' | 'version'> | null; body: ReportPackBody }) =>
      stored === null
        ? api('POST /api/company/:companyId/report-pack', { body, quiet: true })
        : api('PUT /api/company/:companyId/report-pack/:id', {
            params: { id: stored.id },
            body: { ...body, version: stored.version },
            quiet: true,
          }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api('DELETE /api/company/:companyId/report-pack/:id', { params: { id } }),
    onSuccess,
  });
  return { save, remove };
}

/** Makes a pack for the month of a day and saves the file; the caller shows errors. */
export function exportPack(id: string, month: string, format: PackFormat, fileName: string): Promise<void> {
  return apiDownload('GET /api/company/:companyId/report-pack/:id/export', fileName, {
    params: { id },
    quiet: true,
    query: { month, format },
  });
}
