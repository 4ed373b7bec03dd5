import type { AccountRole, ChartRow } from '@folio/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';
import type { BodyOf } from '../../api-calls.ts';
import { reportsKey } from '../reports/report.ts';

export const chartKey = ['accounting', 'chart'] as const;

/** An account to be created. */
export type NewAccount = BodyOf<'POST /api/company/:companyId/chart-of-accounts'>;

/** Fields of an account that may change. */
export type AccountChange = Partial<Pick<ChartRow, 'name' | 'name_zh' | 'section' | 'active'>> & {
  system_role?: AccountRole | null;
};

export function useChart() {
  return useQuery({
    queryKey: chartKey,
    queryFn: () => api('GET /api/company/:companyId/chart-of-accounts', { quiet: true }),
  });
}

/** Calls that change the chart. They are quiet, because errors are shown where they were caused. */
export function useChartCalls() {
  const queryClient = useQueryClient();
  return {
    add: async (account: NewAccount) => {
      const row = await api('POST /api/company/:companyId/chart-of-accounts', { body: account, quiet: true });
      afterChart(queryClient, row);
      return row;
    },
    change: async (code: string, change: AccountChange) => {
      const row = await api('PUT /api/company/:companyId/chart-of-accounts/:code', {
        params: { code },
        body: change,
        quiet: true,
      });
      afterChart(queryClient, row);
      return row;
    },
  };
}

/** The list shows the changed account at once; all other queries that contain accounts are invalidated. */
function afterChart(queryClient: QueryClient, row: ChartRow): void {
  queryClient.setQueryData<ChartRow[]>(chartKey, (rows) => rows && withRow(rows, row));
  const stale = [chartKey, ['ledger-accounts'], ['bank'], reportsKey];
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
}

function withRow(rows: readonly ChartRow[], row: ChartRow): ChartRow[] {
  return [...rows.filter((one) => one.code !== row.code), row].sort((a, b) => (a.code < b.code ? -1 : 1));
}
