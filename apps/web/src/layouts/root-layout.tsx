import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { FullScreenSpinner } from '../components/full-screen-spinner.tsx';
import { useConfirmationAsked } from '../session/confirmation.ts';
import { useEarlyDateQuestion } from '../session/early-date.ts';
import { useExpiredDialog } from '../session/expired-dialog-store.ts';

const ExpiredDialog = lazy(() => import('../session/expired-dialog.tsx'));
const ConfirmPasswordDialog = lazy(() => import('../session/confirm-password-dialog.tsx'));
const EarlyDateDialog = lazy(() => import('../session/early-date-dialog.tsx'));

/** What every route stands in. */
export function RootLayout() {
  const isExpired = useExpiredDialog();
  const isAsked = useConfirmationAsked();
  const earlyDate = useEarlyDateQuestion();
  return (
    <Suspense fallback={<FullScreenSpinner />}>
      <Outlet />
      {isExpired && (
        <Suspense>
          <ExpiredDialog />
        </Suspense>
      )}
      {isAsked && (
        <Suspense>
          <ConfirmPasswordDialog />
        </Suspense>
      )}
      {earlyDate !== null && (
        <Suspense>
          <EarlyDateDialog question={earlyDate} />
        </Suspense>
      )}
      <ScrollRestoration />
    </Suspense>
  );
}
