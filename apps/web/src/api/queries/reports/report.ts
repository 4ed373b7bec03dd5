import type { ReportMeta, ReportName, ReportSheet } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { api, apiDownload, apiPageOfAddress } from '../../api.ts';
import type { AddressQueryOf } from '../../api-calls.ts';

/** The parameters of a report as the page's address has them. */
export type ReportQuery = AddressQueryOf<`GET /api/company/:companyId/report/${ReportName}`>;
export type ChangesQuery = AddressQueryOf<'GET /api/company/:companyId/report/changes'>;
export type ExportFormat = 'csv' | 'xlsx' | 'pdf';

/** A report page with the offset of its rows among the rows of all pages. */
export interface ReportPage {
  sheet: ReportSheet;
  meta: ReportMeta;
}

export const reportsKey = ['reports'] as const;

function reportOptions(name: ReportName, query: ReportQuery) {
  return {
    queryKey: [...reportsKey, name, query],
    queryFn: async (): Promise<ReportPage> => {
      const call = `GET /api/company/:companyId/report/${name}` as const;
      const { data, meta } = await apiPageOfAddress(call, query, { quiet: true });
      return { sheet: data, meta };
    },
  };
}

/**
 * A report as a sheet. Null queries nothing, for example if the first day is after the last. The last sheet stays
 * until the next one arrives.
 */
export function useReport(name: ReportName, query: ReportQuery | null) {
  return useQuery({
    ...reportOptions(name, query ?? {}),
    enabled: query !== null,
    placeholderData: (previous) => (previous?.sheet.report === name ? previous : undefined),
  });
}

/** Prefetches a page of a report. */
export function prefetchReport(queryClient: QueryClient, name: ReportName, query: ReportQuery): void {
  void queryClient.prefetchQuery(reportOptions(name, query));
}

/** Downloads a report; the caller shows errors. */
export function exportReport(name: ReportName, query: ReportQuery, format: ExportFormat, fileName: string) {
  return apiDownload('GET /api/company/:companyId/report/:name/export', fileName, {
    params: { name },
    quiet: true,
    query: { ...query, format },
  });
}

/** Changes to a report's figures that were recorded after an instant, one page at a time. */
export function useReportChanges(query: ChangesQuery | null) {
  return useQuery({
    queryKey: [...reportsKey, 'changes', query],
    queryFn: () => apiPageOfAddress('GET /api/company/:companyId/report/changes', query ?? {}, { quiet: true }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
}

export function useJournalEntry(id: string) {
  return useQuery({
    queryKey: [...reportsKey, 'journal-entry', id],
    queryFn: () => api('GET /api/company/:companyId/journal-entry/:id', { params: { id }, quiet: true }),
  });
}

const historyRows = 50;

/**
 * Audit history of a record and its entries, newest first; `id` is the record's, or the entry's if it has no record.
 */
export function useHistory(id: string) {
  return useQuery({
    queryKey: [...reportsKey, 'history', id],
    queryFn: () =>
      api('GET /api/company/:companyId/audit-event', { quiet: true, query: { subject_id: id, limit: historyRows } }),
  });
}
