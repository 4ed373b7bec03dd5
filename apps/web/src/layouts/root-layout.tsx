import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { FullScreenSpinner } from '../components/full-screen-spinner.tsx';
import { useExpiredDialog } from '../session/expired-dialog-store.ts';

const ExpiredDialog = lazy(() => import('../session/expired-dialog.tsx'));

/** What every route stands in. */
export function RootLayout() {
  const isExpired = useExpiredDialog();
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Outlet />
      {isExpired && (
        <Suspense>
          <ExpiredDialog />
        </Suspense>
      )}
      <ScrollRestoration />
    </Suspense>
  );
}
