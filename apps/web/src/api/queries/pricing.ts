import type { Pricing, Usage } from '@folio/contract';
import { useQuery } from '@tanstack/react-query';
import { get } from '../client.ts';

const quiet = { quiet: true };

/** The plans of this installation. */
export function usePricing() {
  return useQuery({ queryKey: ['pricing'], queryFn: () => get<Pricing>('/api/pricing', quiet) });
}

/** What the user's own companies and practices use; asked only where somebody is signed in. */
export function useUsage(isSignedIn: boolean) {
  return useQuery({
    queryKey: ['usage'],
    queryFn: () => get<Usage>('/api/user/usage', quiet),
    enabled: isSignedIn,
  });
}
