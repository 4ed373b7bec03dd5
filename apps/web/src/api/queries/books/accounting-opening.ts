import type { OpeningBalances } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api, apiPage } from '../../api.ts';
import { reportsKey } from '../reports/report.ts';
import { chartKey } from './accounting-chart.ts';

export type OpeningLine = OpeningBalances['lines'][number];
export type OpeningDocument = OpeningBalances['documents'][number];
export type NewOpeningDocument = Omit<OpeningDocument, 'id' | 'base' | 'settled'>;
const openingKey = ['accounting', 'opening-balances'] as const;

export function useOpeningBalances() {
  return useQuery({
    queryKey: openingKey,
    queryFn: () => api('GET /api/company/:companyId/opening-balance', { quiet: true }),
  });
}

const once = () => ({ quiet: true, headers: { 'Idempotency-Key': crypto.randomUUID() } });

/** Calls of the wizard; each response contains its whole state. They are quiet, because errors are shown in place. */
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
      keep(await api('POST /api/company/:companyId/opening-balance', { body: { date, lines }, ...once() })),
    addDocument: async (document: NewOpeningDocument) =>
      keep(await api('POST /api/company/:companyId/opening-balance/document', { body: document, ...once() })),
    removeDocument: async (id: string) =>
      keep(
        (await apiPage('DELETE /api/company/:companyId/opening-balance/document/:id', { params: { id }, quiet: true }))
          .data,
      ),
  };
}
