import type { LedgerAccountRow } from '@folio/contract';
import { useQuery } from '@tanstack/react-query';
import { get } from '../client.ts';

const chartStaysMs = 300_000;

/** The chart of accounts of the current company. */
export function useLedgerAccounts() {
  return useQuery({
    queryKey: ['ledger-accounts'],
    queryFn: () => get<LedgerAccountRow[]>('/api/company/:companyId/ledger-account', { quiet: true }),
    staleTime: chartStaysMs,
  });
}
