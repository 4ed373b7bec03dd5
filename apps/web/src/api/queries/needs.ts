import type { DashboardNeeds } from '@folio/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../session/session-store.ts';
import { get } from '../client.ts';

export const needsKey = ['needs'] as const;

/** What waits for a person in the current company: the counts beside the menu. */
export function useNeeds() {
  const { company } = useSession();
  return useQuery({
    queryKey: [...needsKey, company?.id],
    queryFn: () => get<DashboardNeeds>('/api/company/:companyId/dashboard/needs', { quiet: true }),
    enabled: company !== null,
    refetchInterval: 60_000,
  });
}
