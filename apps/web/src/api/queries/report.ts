import type { AuditRow, JournalEntryDetail, ReportChanges, ReportMeta, ReportName, ReportSheet } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { call, download, get } from '../client.ts';

export type ReportQuery = Readonly<Record<string, string>>;
export type ExportFormat = 'csv' | 'xlsx' | 'pdf';

/** A report with the place of its rows among the rows of all pages. */
export interface ReportPage {
  sheet: ReportSheet;
  meta: ReportMeta;
}

export const reportsKey = ['reports'] as const;

const base = '/api/company/:companyId/report';

function reportOptions(name: ReportName, query: ReportQuery) {
  return {
    queryKey: [...reportsKey, name, query],
    queryFn: async (): Promise<ReportPage> => {
      const { data, meta } = await call<ReportSheet, ReportMeta>('GET', `${base}/${name}`, { quiet: true, query });
      return { sheet: data, meta };
    },
  };
}

/** A report as a sheet; null asks for nothing, where the days are not in order. The last sheet stays until the next is here. */
export function useReport(name: ReportName, query: ReportQuery | null) {
  return useQuery({
    ...reportOptions(name, query ?? {}),
    enabled: query !== null,
    placeholderData: (previous) => (previous?.sheet.report === name ? previous : undefined),
  });
}

/** Fetches a page of a report before it is asked for. */
export function prefetchReport(queryClient: QueryClient, name: ReportName, query: ReportQuery): void {
  void queryClient.prefetchQuery(reportOptions(name, query));
}

/** Saves a report as a file; the caller shows a failure. */
export function exportReport(name: ReportName, query: ReportQuery, format: ExportFormat, fileName: string) {
  return download(`${base}/${name}/export`, fileName, { quiet: true, query: { ...query, format } });
}

/** What was recorded after an instant and changes a report's figures, a page at a time. */
export function useReportChanges(query: ReportQuery | null) {
  return useQuery({
    queryKey: [...reportsKey, 'changes', query],
    queryFn: () => call<ReportChanges, ReportMeta>('GET', `${base}/changes`, { quiet: true, query: query ?? {} }),
    enabled: query !== null,
    placeholderData: keepPreviousData,
  });
}

export function useJournalEntry(id: string) {
  return useQuery({
    queryKey: [...reportsKey, 'journal-entry', id],
    queryFn: () =>
      get<JournalEntryDetail>(`/api/company/:companyId/journal-entry/${encodeURIComponent(id)}`, { quiet: true }),
  });
}

const historyRows = 50;

/** Who did what to a record and its entries, newest first; `id` is the record's, or the entry's where it has none. */
export function useHistory(id: string) {
  return useQuery({
    queryKey: [...reportsKey, 'history', id],
    queryFn: () =>
      get<AuditRow[]>('/api/company/:companyId/audit-event', {
        quiet: true,
        query: { subject_id: id, limit: historyRows },
      }),
  });
}
