import type { RecurringBody, RecurringDetail, RecurringRow } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
import { afterPosting } from './invoice.ts';

const recurringKey = ['recurring'] as const;
const once = (key: string) => ({ quiet: true, headers: { 'Idempotency-Key': key } });

export const recurringPageSize = 50;

/** One page of the recurring documents of one side, by next date. */
export function useRecurringList(type: RecurringRow['type'], { page, q }: { page: number; q: string }) {
  return useQuery({
    queryKey: [...recurringKey, type, page, q],
    queryFn: () =>
      apiPage('GET /api/company/:companyId/recurring-invoice', {
        quiet: true,
        query: { type, page, limit: recurringPageSize, q: q || undefined },
      }),
    placeholderData: keepPreviousData,
  });
}

export const oneRecurringKey = (id: string) => [...recurringKey, 'one', id] as const;

export function useRecurring(id: string) {
  return useQuery({
    queryKey: oneRecurringKey(id),
    queryFn: () => api('GET /api/company/:companyId/recurring-invoice/:id', { params: { id }, quiet: true }),
    enabled: id !== '',
  });
}

/** The schedule of a recurring document. */
export type RecurringPlan = Pick<RecurringBody, 'unit' | 'every' | 'starts_on' | 'ends_on' | 'most_times'>;

/** The next dates of a schedule; the earlier dates stay until the new ones arrive. */
export function useRecurringDates(plan: RecurringPlan) {
  return useQuery({
    queryKey: [...recurringKey, 'dates', plan],
    queryFn: ({ signal }) =>
      api('POST /api/company/:companyId/recurring-invoice/dates', { body: plan, quiet: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Calls of one recurring document. They are quiet, because the screens show errors in place. */
export const recurringCalls = {
  create: (body: RecurringBody, key: string) =>
    api('POST /api/company/:companyId/recurring-invoice', { body, ...once(key) }),
  save: (id: string, version: number, body: RecurringBody) =>
    api('PUT /api/company/:companyId/recurring-invoice/:id', {
      params: { id },
      body: { ...body, version },
      quiet: true,
    }),
  move: (id: string, version: number, state: RecurringDetail['state']) =>
    api('POST /api/company/:companyId/recurring-invoice/:id/state', {
      params: { id },
      body: { version, state },
      quiet: true,
    }),
  remove: async (id: string) =>
    await api('DELETE /api/company/:companyId/recurring-invoice/:id', { params: { id }, quiet: true }),
  makeNow: (id: string, key: string) =>
    api('POST /api/company/:companyId/recurring-invoice/:id/make', { params: { id }, body: {}, ...once(key) }),
};

/** After a recurring document was changed or created documents: lists and figures are fetched again. */
export async function afterRecurring(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: recurringKey }), afterPosting(queryClient)]);
}
