import type {
  BalanceSheet,
  JournalEntryDetail,
  JournalLineMeta,
  JournalLineRow,
  ProfitLoss,
  TrialBalance,
} from '@folio/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { call, get } from '../client.ts';

export type ReportAnswer = TrialBalance | ProfitLoss | BalanceSheet;
export type ReportQuery = Record<string, string>;

export const reportsKey = ['reports'] as const;

/** A financial report; null asks for nothing, where the dates are not in order. */
export function useReport(name: string, query: ReportQuery | null) {
  return useQuery({
    queryKey: [...reportsKey, name, query],
    queryFn: () => get<ReportAnswer>(`/api/company/:companyId/report/${name}`, { quiet: true, query: query ?? {} }),
    enabled: query !== null,
    placeholderData: (previous) => (previous?.report === name ? previous : undefined),
  });
}

export interface JournalLineQuery {
  account: string;
  from: string;
  to: string;
  page: number;
  limit: number;
}

/** The postings of one account with its running balance, a page at a time. */
export function useJournalLines({ from, ...query }: JournalLineQuery, isOn: boolean) {
  return useQuery({
    queryKey: [...reportsKey, 'journal-lines', query, from],
    queryFn: () =>
      call<JournalLineRow[], JournalLineMeta>('GET', '/api/company/:companyId/journal-line', {
        quiet: true,
        query: { ...query, from: from || undefined },
      }),
    enabled: isOn,
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
