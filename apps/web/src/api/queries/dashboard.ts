import type { Dashboard } from '@folio/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { get } from '../client.ts';

export type DashboardRange = 'month' | 'quarter' | 'year';

/** Home's widgets over the month, quarter or financial year that holds `asAt` (today without one). */
export function useDashboard(range: DashboardRange, asAt: string) {
  return useQuery({
    queryKey: ['dashboard', range, asAt],
    queryFn: () =>
      get<Dashboard>('/api/company/:companyId/dashboard', { quiet: true, query: { range, as_at: asAt || undefined } }),
    placeholderData: keepPreviousData,
  });
}
