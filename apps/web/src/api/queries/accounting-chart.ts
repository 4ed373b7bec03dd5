import type { ChartRow } from '@folio/contract';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post, put } from '../client.ts';
import { reportsKey } from './report.ts';

export const chartKey = ['accounting', 'chart'] as const;

const path = '/api/company/:companyId/chart-of-accounts';

/** An account that is not there yet. */
export interface NewAccount {
  code: string;
  name: string;
  name_zh: string;
  section: string;
  normal_side?: ChartRow['normal_side'];
  cash_flow?: ChartRow['cash_flow'];
}

/** What of an account may change. */
export type AccountChange = Partial<Pick<ChartRow, 'name' | 'name_zh' | 'section' | 'active'>>;

/** The whole chart with what was posted and today's balances. */
export function useChart() {
  return useQuery({ queryKey: chartKey, queryFn: () => get<ChartRow[]>(path, { quiet: true }) });
}

/** Calls that change the chart; refusals are shown where they were caused, so they are quiet. */
export function useChartCalls() {
  const queryClient = useQueryClient();
  return {
    add: async (account: NewAccount) => {
      const row = await post<ChartRow>(path, account, { quiet: true });
      afterChart(queryClient, row);
      return row;
    },
    change: async (code: string, change: AccountChange) => {
      const row = await put<ChartRow>(`${path}/${encodeURIComponent(code)}`, change, { quiet: true });
      afterChart(queryClient, row);
      return row;
    },
  };
}

/** The changed account stands in the list at once; whoever offers or names accounts asks anew. */
function afterChart(queryClient: QueryClient, row: ChartRow): void {
  queryClient.setQueryData<ChartRow[]>(chartKey, (rows) => rows && withRow(rows, row));
  const stale = [chartKey, ['ledger-accounts'], ['bank'], reportsKey];
  for (const queryKey of stale) void queryClient.invalidateQueries({ queryKey });
}

function withRow(rows: readonly ChartRow[], row: ChartRow): ChartRow[] {
  return [...rows.filter((one) => one.code !== row.code), row].sort((a, b) => (a.code < b.code ? -1 : 1));
}
