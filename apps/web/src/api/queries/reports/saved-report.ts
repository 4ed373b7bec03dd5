import type { SavedReport, SavedReportBody } from '@folio/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { reportSchedulesKey } from './report-schedule.ts';

export const savedReportsKey = ['saved-reports'] as const;

/** The saved reports that the user sees, each with the address that opens it today. */
export function useSavedReports() {
  return useQuery({
    queryKey: savedReportsKey,
    queryFn: () => api('GET /api/company/:companyId/saved-report', { quiet: true }),
  });
}

/** Saving, renaming and deleting; the caller shows errors. */
export function useSavedReportChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all([savedReportsKey, reportSchedulesKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const save = useMutation({
    mutationFn: (body: SavedReportBody) => api('POST /api/company/:companyId/saved-report', { body, quiet: true }),
    onSuccess,
  });
  const change = useMutation({
    mutationFn: ({ id, ...body }: Pick<SavedReport, 'id' | 'name' | 'shared' | 'version'>) =>
      api('PUT /api/company/:companyId/saved-report/:id', { params: { id }, body, quiet: true }),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: (id: string) => api('DELETE /api/company/:companyId/saved-report/:id', { params: { id } }),
    onSuccess,
  });
  return { save, change, remove };
}
