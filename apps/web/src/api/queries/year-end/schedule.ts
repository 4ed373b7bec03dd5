import type { NewLoanBody, NewRecurringJournalBody, NewScheduleBody, ScheduleAmountBody } from '@folio/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api, apiPage, once } from '../../api.ts';
import type { ListQueryOf } from '../../api-calls.ts';
import { useAfterPosting } from './use-after-posting.ts';

export type ScheduleQuery = ListQueryOf<'GET /api/company/:companyId/schedule'>;
export type SourceLineQuery = ListQueryOf<'GET /api/company/:companyId/schedule/source-line'>;
export type DueQuery = ListQueryOf<'GET /api/company/:companyId/schedule/due'>;
export type ExplanationQuery = ListQueryOf<'GET /api/company/:companyId/schedule/explanation'>;

interface PeriodLine {
  kind: 'prepayment' | 'deferred_income';
  entry_id: string;
  line_no: number;
}

const schedulesKey = ['accounting', 'schedules'] as const;
const quiet = { quiet: true } as const;

export function useSchedules(query: ScheduleQuery) {
  return useQuery({
    queryKey: [...schedulesKey, 'list', query],
    queryFn: () => apiPage('GET /api/company/:companyId/schedule', { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

export function useSchedule(id: string) {
  return useQuery({
    queryKey: [...schedulesKey, 'one', id],
    queryFn: () => api('GET /api/company/:companyId/schedule/:id', { ...quiet, params: { id } }),
  });
}

/** Posted lines that may get a schedule, newest first. */
export function useSourceLines(query: SourceLineQuery) {
  return useQuery({
    queryKey: [...schedulesKey, 'source-lines', query],
    queryFn: () => apiPage('GET /api/company/:companyId/schedule/source-line', { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

/** Where the document of a line shows the period that is proposed; asked only for a line with a document. */
export function usePeriodSpot(line: PeriodLine, isAsked: boolean) {
  return useQuery({
    queryKey: [...schedulesKey, 'period-spot', line],
    queryFn: () => api('GET /api/company/:companyId/schedule/source-line/spot', { ...quiet, query: { ...line } }),
    enabled: isAsked,
  });
}

export function useDueLines(query: DueQuery) {
  return useQuery({
    queryKey: [...schedulesKey, 'due', query],
    queryFn: () => apiPage('GET /api/company/:companyId/schedule/due', { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

/** Bills that usually arrive each month and did not for this one. */
export function useMissingBills(query: DueQuery) {
  return useQuery({
    queryKey: [...schedulesKey, 'missing-bills', query],
    queryFn: () => apiPage('GET /api/company/:companyId/schedule/missing-bill', { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

export function useScheduleBalances(date: string) {
  return useQuery({
    queryKey: [...schedulesKey, 'balances', date],
    queryFn: () => api('GET /api/company/:companyId/schedule/balance', { ...quiet, query: { date } }),
    placeholderData: keepPreviousData,
  });
}

export function useExplanation(query: ExplanationQuery) {
  return useQuery({
    queryKey: [...schedulesKey, 'explanation', query],
    queryFn: () => apiPage('GET /api/company/:companyId/schedule/explanation', { ...quiet, query: { ...query } }),
    placeholderData: keepPreviousData,
  });
}

/** Calls of schedules. They are quiet, because forms show the errors. */
export function useScheduleCalls() {
  const after = useAfterPosting();
  const path = (id: string) => ({ ...quiet, ...once(), params: { id } });
  return {
    add: async (body: NewScheduleBody) =>
      after(await api('POST /api/company/:companyId/schedule', { ...quiet, ...once(), body })),
    addLoan: async (body: NewLoanBody) =>
      after(await api('POST /api/company/:companyId/schedule/loan', { ...quiet, ...once(), body })),
    addRecurring: async (body: NewRecurringJournalBody) =>
      after(await api('POST /api/company/:companyId/schedule/recurring-journal', { ...quiet, ...once(), body })),
    /** `catch_up_on`: the first open day, if a person chose it for the lines of locked months. */
    run: async (body: { month: string; catch_up_on: string | null }) =>
      after(await api('POST /api/company/:companyId/schedule/run', { ...quiet, ...once(), body })),
    changeAmount: async (id: string, body: ScheduleAmountBody) =>
      after(await api('POST /api/company/:companyId/schedule/:id/amount', { ...path(id), body })),
    end: async (id: string, body: { on: string; version: number }) =>
      after(await api('POST /api/company/:companyId/schedule/:id/end', { ...quiet, params: { id }, body })),
    reverse: async (id: string, body: { due_on: string; date: string }) =>
      after(await api('POST /api/company/:companyId/schedule/:id/reverse', { ...path(id), body })),
  };
}
