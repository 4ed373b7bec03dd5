import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../session/session-store.ts';
import { api } from '../../api.ts';

export const needsKey = ['needs'] as const;

/** The counts next to the menu: open work in the current company. */
export function useNeeds() {
  const { company } = useSession();
  return useQuery({
    queryKey: [...needsKey, company?.id],
    queryFn: () => api('GET /api/company/:companyId/dashboard/needs', { quiet: true }),
    enabled: company !== null,
    refetchInterval: 60_000,
  });
}
