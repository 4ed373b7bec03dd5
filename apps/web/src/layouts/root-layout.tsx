import { lazy, Suspense } from 'react';
import { Outlet, ScrollRestoration } from 'react-router';
import { FullScreenSpinner } from '../components/feedback/full-screen-spinner.tsx';
import { useConfirmationAsked } from '../session/confirm/confirmation.ts';
import { useEarlyDateQuestion } from '../session/early-date/early-date.ts';
import { useExpiredDialog } from '../session/expired/expired-dialog-store.ts';

const ExpiredDialog = lazy(() => import('../session/expired/expired-dialog.tsx'));
const ConfirmPasswordDialog = lazy(() => import('../session/confirm/confirm-password-dialog.tsx'));
const EarlyDateDialog = lazy(() => import('../session/early-date/early-date-dialog.tsx'));

/** Wraps every route. */
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
