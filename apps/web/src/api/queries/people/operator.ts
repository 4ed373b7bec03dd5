import type { RetryBody } from '@folio/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../api.ts';

const operatorKey = ['operator'] as const;
const quiet = { quiet: true };
/** Queues change all the time; an open page shows it. */
const LOOK_EVERY_MS = 15_000;

/** The state of the installation, for administrators of the server. */
export function useOperatorView() {
  return useQuery({
    queryKey: operatorKey,
    queryFn: () => api('GET /api/operator', { ...quiet }),
    refetchInterval: LOOK_EVERY_MS,
    retry: false,
  });
}

export function useRetryGivenUp() {
  const queryClient = useQueryClient();
  return async (body: RetryBody) => {
    try {
      await api('POST /api/operator/retry', { body, ...quiet });
    } finally {
      await queryClient.invalidateQueries({ queryKey: operatorKey });
    }
  };
}
