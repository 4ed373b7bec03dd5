import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';

export type DashboardRange = 'month' | 'quarter' | 'year';

/** Home's widgets for the month, quarter or financial year that contains `asAt` (default: today). */
export function useDashboard(range: DashboardRange, asAt: string) {
  return useQuery({
    queryKey: ['dashboard', range, asAt],
    queryFn: () =>
      api('GET /api/company/:companyId/dashboard', { quiet: true, query: { range, as_at: asAt || undefined } }),
    placeholderData: keepPreviousData,
  });
}

/** Cash, receivables and payables of today. */
export function usePosition() {
  return useQuery({
    queryKey: ['dashboard', 'position'],
    queryFn: () => api('GET /api/company/:companyId/dashboard/position', { quiet: true }),
  });
}
