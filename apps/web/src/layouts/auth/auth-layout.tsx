import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, Outlet, useLocation, useSearchParams } from 'react-router';
import { FullScreenSpinner } from '../../components/feedback/full-screen-spinner.tsx';
import { Logo } from '../../components/page/logo.tsx';
import { invitationPath } from '../../session/invitation.ts';
import { paths, takeLandingPath } from '../../session/redirect.ts';
import { useSession } from '../../session/session-store.ts';
import { AuthLanguages } from './auth-languages.tsx';
import { Harbour } from './harbour.tsx';
import './auth-layout.css';

/**
 * Two halves: the form on the left, the harbour on the right. Who is signed in already goes on, but where the password is asked for
 * again or an invitation is opened.
 */
export function AuthLayout() {
  const { initialised, authenticated } = useSession();
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  if (!initialised) return <FullScreenSpinner />;
  const staysHere = pathname === paths.verifyPassword || pathname === invitationPath;
  if (authenticated && !staysHere) return <Leave givenUrl={search.get('redirectTo')} />;
  return (
    <div className="auth h-screen grid columns-halves bg-card">
      <div className="auth-left grid min-0 gap-24">
        <header>
          <Logo />
        </header>
        <main className="auth-main self-center full">
          <Suspense>
            <Outlet />
          </Suspense>
        </main>
        <AuthLanguages />
      </div>
      <AuthPicture />
    </div>
  );
}

function Leave({ givenUrl }: { givenUrl: string | null }) {
  return <Navigate to={takeLandingPath(localStorage, givenUrl)} replace />;
}

function AuthPicture() {
  const { t } = useTranslation('auth');
  return (
    <aside className="auth-right hide-tablet sticky clip top-0" aria-label={t('picture.label')}>
      <Harbour />
      <p className="absolute bold text-on-fill font-page">
        {t('picture.line1')}
        <br />
        {t('picture.line2')}
      </p>
    </aside>
  );
}
