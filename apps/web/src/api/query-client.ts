import { type Query, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { emitClientEvent } from './client-events.ts';

/** Queries whose last load failed: a query that keeps failing in the background is announced once. */
const failing = new WeakSet<object>();

/**
 * Status codes that are explained elsewhere: the sign-in page follows a 401, the screen itself handles a missing
 * record (404) and form errors (422).
 */
const explainedStatuses = [401, 404, 422];

function isAnnounced(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.word === 'cancelled' || error.word === 'second_factor_pending')
    return false;
  return !explainedStatuses.includes(error.status);
}

function announce(error: unknown, query: Query<unknown, unknown, unknown>): void {
  if (failing.has(query) || !isAnnounced(error)) return;
  failing.add(query);
  emitClientEvent('failed', error);
}

/**
 * Server state. A failed load is announced once and not retried silently: the screen shows it with a Retry button.
 */
export const queryClient = new QueryClient({
  queryCache: new QueryCache({
    onError: announce,
    onSuccess: (_, query) => failing.delete(query),
  }),
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});

/** The key of the public configuration; it is kept across sessions. */
export const publicConfigKey = ['config'] as const;

/** Removes all data loaded for a user or a company. */
export function forgetServerState(): void {
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== publicConfigKey[0] });
  queryClient.getMutationCache().clear();
}
