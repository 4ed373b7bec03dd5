import { useQuery } from '@tanstack/react-query';
import { api } from '../../api.ts';

const quiet = { quiet: true };

export function usePricing() {
  return useQuery({ queryKey: ['pricing'], queryFn: () => api('GET /api/pricing', { ...quiet }) });
}

/** Usage of the user's companies and practices; queried only when signed in. */
export function useUsage(isSignedIn: boolean) {
  return useQuery({
    queryKey: ['usage'],
    queryFn: () => api('GET /api/user/usage', { ...quiet }),
    enabled: isSignedIn,
  });
}
