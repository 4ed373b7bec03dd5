import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';

/** Expected cash of the coming 13 weeks. */
export function useCashForecast() {
  return useQuery({
    queryKey: ['dashboard', 'cash-forecast'],
    queryFn: () => api('GET /api/company/:companyId/dashboard/cash-forecast', { quiet: true }),
  });
}
