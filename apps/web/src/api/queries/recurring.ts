import type { ListMeta, RecurringBody, RecurringDetail, RecurringRow } from '@folio/contract';
import { keepPreviousData, type QueryClient, useQuery } from '@tanstack/react-query';
import { call, get, post, put } from '../client.ts';
import { afterPosting } from './invoice.ts';

const base = '/api/company/:companyId/recurring-invoice';
const recurringKey = ['recurring'] as const;
const one = (id: string) => `${base}/${encodeURIComponent(id)}`;
const once = (key: string) => ({ quiet: true, headers: { 'Idempotency-Key': key } });

export const recurringPageSize = 50;

/** A page of what repeats on one side, those that come next first. */
export function useRecurringList(type: RecurringRow['type'], { page, q }: { page: number; q: string }) {
  return useQuery({
    queryKey: [...recurringKey, type, page, q],
    queryFn: () =>
      call<RecurringRow[], ListMeta>('GET', base, {
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
    queryFn: () => get<RecurringDetail>(one(id), { quiet: true }),
    enabled: id !== '',
  });
}

/** When something repeats. */
export type RecurringPlan = Pick<RecurringBody, 'unit' | 'every' | 'starts_on' | 'ends_on' | 'most_times'>;

/** The next days of a plan; those of the plan before stay until these are here. */
export function useRecurringDates(plan: RecurringPlan) {
  return useQuery({
    queryKey: [...recurringKey, 'dates', plan],
    queryFn: ({ signal }) => post<string[]>(`${base}/dates`, plan, { quiet: true, signal }),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

/** Calls of one that repeats. The screens show refusals in place, so they are quiet. */
export const recurringCalls = {
  create: (body: RecurringBody, key: string) => post<RecurringDetail>(base, body, once(key)),
  save: (id: string, version: number, body: RecurringBody) =>
    put<RecurringDetail>(one(id), { ...body, version }, { quiet: true }),
  move: (id: string, version: number, state: RecurringDetail['state']) =>
    post<RecurringDetail>(`${one(id)}/state`, { version, state }, { quiet: true }),
  remove: async (id: string) => (await call<null>('DELETE', one(id), { quiet: true })).data,
  makeNow: (id: string, key: string) => post<RecurringDetail>(`${one(id)}/make`, {}, once(key)),
};

/** After one was changed or made something: lists and figures are fetched anew. */
export async function afterRecurring(queryClient: QueryClient): Promise<void> {
  await Promise.all([queryClient.invalidateQueries({ queryKey: recurringKey }), afterPosting(queryClient)]);
}
