import type { JournalEntryDetail, PeriodLock, Revaluation, yearEnd } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, put } from '../client.ts';
import { needsKey } from './needs.ts';
import { reportsKey } from './report.ts';

/** What a financial year rolls forward, and how every year stands. */
export type YearEnd = (typeof yearEnd)['_output'];

export interface RevaluationQuery {
  date: string;
  /** Rates of one's own, `USD:7.81,EUR:8.9`; left out are the known ones. */
  rates?: string | undefined;
}

const base = '/api/company/:companyId';
const closingKey = ['accounting', 'closing'] as const;
const lockKey = [...closingKey, 'lock'] as const;
const once = () => ({ quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } });

export function usePeriodLock() {
  return useQuery({ queryKey: lockKey, queryFn: () => get<PeriodLock>(`${base}/period-lock`, { quiet: true }) });
}

/** The year that ends on a day; without one the year that ended last. */
export function useYearEnd(end: string | undefined) {
  return useQuery({
    queryKey: [...closingKey, 'year', end ?? ''],
    queryFn: () => get<YearEnd>(`${base}/year-end`, { quiet: true, query: { end } }),
    placeholderData: keepPreviousData,
  });
}

/** What a revaluation would post. The lines of the rates before stay until the next are here. */
export function useRevaluation({ date, rates }: RevaluationQuery) {
  return useQuery({
    queryKey: [...closingKey, 'revaluation', date, rates ?? ''],
    queryFn: () => get<Revaluation>(`${base}/revaluation`, { quiet: true, query: { date, rates } }),
    placeholderData: keepPreviousData,
  });
}

/** Calls that close and open periods; refusals are shown where they were caused, so they are quiet. */
export function useClosingCalls() {
  const queryClient = useQueryClient();
  const refresh = async <T>(answer: T): Promise<T> => {
    await afterClosing(queryClient);
    return answer;
  };
  return {
    moveLock: async (through: string | null, reason: string) => {
      const lock = await put<PeriodLock>(`${base}/period-lock`, { through, reason }, { quiet: true });
      queryClient.setQueryData(lockKey, lock);
      // The form may go on at once: the answer is all it shows.
      void afterClosing(queryClient);
      return lock;
    },
    close: async (end: string) => refresh(await post<YearEnd>(`${base}/year-end`, { end }, once())),
    reopen: async (end: string) => refresh(await post<YearEnd>(`${base}/year-end/reopen`, { end }, once())),
    revalue: async (run: { date: string; rates: { currency: string; rate: string }[]; replace: boolean }) =>
      refresh(await post<Revaluation>(`${base}/revaluation`, run, once())),
    /** The entries of a run, to see what was posted and at which rates. */
    entries: (ids: readonly string[]) => Promise.all(ids.map((id) => fetchEntry(queryClient, id))),
  };
}

function entryOptions(id: string) {
  return {
    queryKey: [...reportsKey, 'journal-entry', id],
    queryFn: () => get<JournalEntryDetail>(`${base}/journal-entry/${encodeURIComponent(id)}`, { quiet: true }),
  };
}

function fetchEntry(queryClient: QueryClient, id: string): Promise<JournalEntryDetail> {
  return queryClient.fetchQuery(entryOptions(id));
}

/** Several entries at once, in the order asked for. */
export function useEntries(ids: readonly string[]) {
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: [...reportsKey, 'journal-entries', ...ids],
    queryFn: () => Promise.all(ids.map((id) => fetchEntry(queryClient, id))),
  });
}

/** The lock decides what may be posted, and postings change every figure: all that shows either is fetched anew. */
async function afterClosing(queryClient: QueryClient): Promise<void> {
  const stale = [['accounting'], reportsKey, ['dashboard'], ['bank'], ['invoices'], needsKey];
  await Promise.all(stale.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
