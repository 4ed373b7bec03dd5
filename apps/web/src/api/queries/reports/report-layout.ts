import type { ReportLayout, ReportLayoutBody } from '@folio/contract';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import { reportsKey } from './report.ts';

const layoutsKey = ['report-layouts'] as const;

/** The layouts of custom reports: those of the company and of its practices, by name. */
export function useReportLayouts() {
  return useQuery({
    queryKey: layoutsKey,
    queryFn: () => api('GET /api/company/:companyId/report-layout', { quiet: true }),
  });
}

/** One layout; an empty id queries nothing. */
export function useReportLayout(id: string) {
  return useQuery({
    queryKey: [...layoutsKey, id],
    queryFn: () => api('GET /api/company/:companyId/report-layout/:id', { params: { id }, quiet: true }),
    enabled: id !== '',
  });
}

/** The report of a layout that is not saved. The last one stays until the next one arrives. */
export function useLayoutPreview(layout: ReportLayoutBody, { from, to }: { from: string; to: string }) {
  return useQuery({
    queryKey: [...reportsKey, 'layout-preview', layout, from, to],
    queryFn: () =>
      api('POST /api/company/:companyId/report-layout/preview', { body: { from, to, layout }, quiet: true }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

export interface LayoutTarget {
  /** The layout that is replaced; null for a new one. */
  stored: Pick<ReportLayout, 'id' | 'version'> | null;
  /** The practice that keeps it; null = the company. */
  practiceId: string | null;
}

/** Saving and deleting a layout; the caller shows errors. */
export function useReportLayoutChanges() {
  const queryClient = useQueryClient();
  const onSuccess = () =>
    Promise.all([layoutsKey, reportsKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  const save = useMutation({
    mutationFn: (wish: LayoutTarget & { body: ReportLayoutBody }) => saveLayout(wish),
    onSuccess,
  });
  const remove = useMutation({
    mutationFn: async ({ id, practice_id: practiceId }: Pick<ReportLayout, 'id' | 'practice_id'>) => {
      if (practiceId === null)
        await api('DELETE /api/company/:companyId/report-layout/:id', { params: { id }, quiet: true });
      else await api('DELETE /api/practice/:practiceId/report-layout/:id', { params: { practiceId, id }, quiet: true });
    },
    onSuccess,
  });
  return { save, remove };
}

/** The id of the saved layout. */
async function saveLayout({ stored, practiceId, body }: LayoutTarget & { body: ReportLayoutBody }): Promise<string> {
  if (practiceId === null && stored === null)
    return (await api('POST /api/company/:companyId/report-layout', { body, quiet: true })).id;
  if (practiceId !== null && stored === null)
    return (await api('POST /api/practice/:practiceId/report-layout', { params: { practiceId }, body, quiet: true }))
      .id;
  const { id = '', version = 0 } = stored ?? {};
  const change = { body: { ...body, version }, quiet: true } as const;
  if (practiceId === null) await api('PUT /api/company/:companyId/report-layout/:id', { params: { id }, ...change });
  else await api('PUT /api/practice/:practiceId/report-layout/:id', { params: { practiceId, id }, ...change });
  return id;
}
