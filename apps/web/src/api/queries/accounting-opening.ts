import type { OpeningBalances } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { call, get, post } from '../client.ts';
import { chartKey } from './accounting-chart.ts';
import { reportsKey } from './report.ts';

export type OpeningLine = OpeningBalances['lines'][number];
export type OpeningDocument = OpeningBalances['documents'][number];
export type NewOpeningDocument = Omit<OpeningDocument, 'id' | 'base' | 'settled'>;

const path = '/api/company/:companyId/opening-balance';
const openingKey = ['accounting', 'opening-balances'] as const;

export function useOpeningBalances() {
  return useQuery({ queryKey: openingKey, queryFn: () => get<OpeningBalances>(path, { quiet: true }) });
}

const once = () => ({ quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } });

/** Calls of the wizard; each answers all of it. Refusals are shown in place, so they are quiet. */
export function useOpeningCalls() {
  const queryClient = useQueryClient();
  const keep = (opening: OpeningBalances) => {
    queryClient.setQueryData(openingKey, opening);
    const stale = [chartKey, ['dashboard'], ['bank'], ['invoices'], reportsKey, ['contacts']];
    for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
    return opening;
  };
  return {
    post: async (date: string, lines: readonly OpeningLine[]) =>
      keep(await post<OpeningBalances>(path, { date, lines }, once())),
    addDocument: async (document: NewOpeningDocument) =>
      keep(await post<OpeningBalances>(`${path}/document`, document, once())),
    removeDocument: async (id: string) =>
      keep((await call<OpeningBalances>('DELETE', `${path}/document/${encodeURIComponent(id)}`, { quiet: true })).data),
  };
}
