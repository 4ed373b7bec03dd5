import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import { AuthFailure, AuthHead, AuthSubmit } from '../../../layouts/auth/auth-parts.tsx';
import { PasswordField } from '../../../layouts/auth/fields.tsx';
import { useConfirmPassword } from '../../../session/confirm/use-confirm-password.ts';
import { isReturnPath, paths, rememberPath } from '../../../session/redirect.ts';
import { useSession } from '../../../session/session-store.ts';

/** The password again before a sensitive act; then back to where one was. */
export default function VerifyPasswordScreen() {
  const { authenticated } = useSession();
  const [search] = useSearchParams();
  const asked = search.get('redirectTo');
  const returnPath = isReturnPath(asked) ? asked : paths.home;
  if (authenticated) return <VerifyPassword returnPath={returnPath} />;
  rememberPath(localStorage, returnPath);
  return <Navigate to={paths.signIn} replace />;
}

function VerifyPassword({ returnPath }: { returnPath: string }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const { profile } = useSession();
  const form = useConfirmPassword(() => navigate(returnPath, { replace: true }));
  return (
    <>
      <AuthHead title={t('verifyPassword.title')} lead={t('verifyPassword.lead')} />
      <AuthFailure>{form.failure}</AuthFailure>
      <form noValidate onSubmit={form.onSubmit}>
        <input type="hidden" autoComplete="username" value={profile?.email ?? ''} readOnly />
        <PasswordField {...form.field('password')} label={t('password')} autoComplete="current-password" autoFocus />
        <AuthSubmit isBusy={form.isBusy}>{t('verifyPassword.button')}</AuthSubmit>
      </form>
      <p className="above-24 muted text-center">
        <button
          type="button"
          className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
          onClick={() => navigate(returnPath, { replace: true })}
        >
          {t('verifyPassword.back')}
        </button>
      </p>
    </>
  );
}
