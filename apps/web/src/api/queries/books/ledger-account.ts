import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';

const chartStaysMs = 300_000;

export function useLedgerAccounts() {
  return useQuery({
    queryKey: ['ledger-accounts'],
    queryFn: () => api('GET /api/company/:companyId/ledger-account', { quiet: true }),
    staleTime: chartStaysMs,
  });
}
