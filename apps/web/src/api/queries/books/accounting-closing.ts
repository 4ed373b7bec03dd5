import type { JournalEntryDetail, yearEnd } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import type { QueryOf } from '../../api-calls.ts';
import { needsKey } from '../reports/needs.ts';
import { reportsKey } from '../reports/report.ts';

/** The year-end figures of a financial year, and the closing status of every year. */
export type YearEnd = (typeof yearEnd)['_output'];

export type RevaluationQuery = QueryOf<'GET /api/company/:companyId/revaluation'>;
const closingKey = ['accounting', 'closing'] as const;
const lockKey = [...closingKey, 'lock'] as const;
const once = () => ({ quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } });

export function usePeriodLock() {
  return useQuery({
    queryKey: lockKey,
    queryFn: () => api('GET /api/company/:companyId/period-lock', { quiet: true }),
  });
}

/** The financial year that ends on a day; without a day the year that ended last. */
export function useYearEnd(end: string | undefined) {
  return useQuery({
    queryKey: [...closingKey, 'year', end ?? ''],
    queryFn: () => api('GET /api/company/:companyId/year-end', { quiet: true, query: { end } }),
    placeholderData: keepPreviousData,
  });
}

/** Preview of a revaluation. The lines for the earlier rates stay until the next ones arrive. */
export function useRevaluation({ date, rates }: RevaluationQuery) {
  return useQuery({
    queryKey: [...closingKey, 'revaluation', date, rates ?? ''],
    queryFn: () => api('GET /api/company/:companyId/revaluation', { quiet: true, query: { date, rates } }),
    placeholderData: keepPreviousData,
  });
}

/** Calls that close and reopen periods. They are quiet, because errors are shown where they were caused. */
export function useClosingCalls() {
  const queryClient = useQueryClient();
  const refresh = async <T>(answer: T): Promise<T> => {
    await afterClosing(queryClient);
    return answer;
  };
  return {
    moveLock: async (through: string | null, reason: string) => {
      const lock = await api('PUT /api/company/:companyId/period-lock', { body: { through, reason }, quiet: true });
      queryClient.setQueryData(lockKey, lock);
      void afterClosing(queryClient);
      return lock;
    },
    close: async (end: string) =>
      refresh(await api('POST /api/company/:companyId/year-end', { body: { end }, ...once() })),
    reopen: async (end: string) =>
      refresh(await api('POST /api/company/:companyId/year-end/reopen', { body: { end }, ...once() })),
    revalue: async (run: { date: string; rates: { currency: string; rate: string }[]; replace: boolean }) =>
      refresh(await api('POST /api/company/:companyId/revaluation', { body: run, ...once() })),
    /** The entries of a run, to show what was posted and at which rates. */
    entries: (ids: readonly string[]) => Promise.all(ids.map((id) => fetchEntry(queryClient, id))),
  };
}

function entryOptions(id: string) {
  return {
    queryKey: [...reportsKey, 'journal-entry', id],
    queryFn: () => api('GET /api/company/:companyId/journal-entry/:id', { params: { id }, quiet: true }),
  };
}

function fetchEntry(queryClient: QueryClient, id: string): Promise<JournalEntryDetail> {
  return queryClient.fetchQuery(entryOptions(id));
}

/** Several entries, in the requested order. */
export function useEntries(ids: readonly string[]) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [...reportsKey, 'journal-entries', ...ids],
    queryFn: () => Promise.all(ids.map((id) => fetchEntry(queryClient, id))),
  });
}

/** Accounts, computations and the company's details decide its years, and these decide the figures of reports. */
export async function refreshYears(queryClient: QueryClient): Promise<void> {
  const stale = [closingKey, reportsKey, ['dashboard']];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}

/**
 * The lock date decides what may be posted, and postings change all figures: everything that shows either is fetched
 * again.
 */
async function afterClosing(queryClient: QueryClient): Promise<void> {
  const stale = [['accounting'], reportsKey, ['dashboard'], ['bank'], ['invoices'], needsKey];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
