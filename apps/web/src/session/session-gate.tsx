import { lazy, Suspense } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { FullScreenSpinner } from '../components/feedback/full-screen-spinner.tsx';
import { gate } from './gate.ts';
import { paths, rememberPath } from './redirect.ts';
import { useSession } from './session-store.ts';

const OfflineScreen = lazy(() => import('../uploads/offline/offline-screen.tsx'));

/** Redirects users who are not signed in, and remembers the requested path. */
export function SessionGate() {
  const session = useSession();
  const answer = gate(session);
  const { pathname, search } = useLocation();
  if (answer === 'loader') return <FullScreenSpinner />;
  if (answer === 'app') return <Outlet />;
  if (answer === 'offline')
    return (
      <Suspense fallback={<FullScreenSpinner />}>
        <OfflineScreen />
      </Suspense>
    );
  if (!session.leftByChoice) rememberPath(localStorage, pathname + search);
  return <Navigate to={answer === 'sign-in' ? paths.signIn : paths.confirmCode} replace />;
}
