import { QueryClientProvider } from '@tanstack/react-query';
import { Suspense } from 'react';
import { RouterProvider } from 'react-router/dom';
import { queryClient } from './api/query-client.ts';
import { FullScreenSpinner } from './components/feedback/full-screen-spinner.tsx';
import { Toasts } from './components/feedback/toast/toasts.tsx';
import { router } from './routes.tsx';

/** What wraps the routes: server state and toasts. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <Suspense fallback={<FullScreenSpinner />}>
        <RouterProvider router={router} />
        <Toasts />
      </Suspense>
    </QueryClientProvider>
  );
}
