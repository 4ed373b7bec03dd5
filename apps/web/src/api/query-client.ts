import { QueryClient } from '@tanstack/react-query';

/** Server state. A failed call is not repeated silently: the screen shows it with a Retry. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: 15_000, refetchOnWindowFocus: true },
    mutations: { retry: false },
  },
});
