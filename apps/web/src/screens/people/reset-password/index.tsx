import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation, useNavigate } from 'react-router';
import { sessionCalls } from '../../../api/queries/people/session.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { AuthFailure, AuthHead, AuthSubmit } from '../../../layouts/auth/auth-parts.tsx';
import { PasswordFields, usePasswordRules } from '../../../layouts/auth/password-fields.tsx';
import { useAuthForm } from '../../../layouts/auth/use-auth-form.ts';
import { paths } from '../../../session/redirect.ts';
import { type ResetLink, readResetLink } from './reset-link.ts';

/** Sets a new password with the link from the email. */
export default function ResetPasswordScreen() {
  const { t } = useTranslation('auth');
  const { hash } = useLocation();
  const [link] = useState(() => readResetLink(hash));
  return (
    <>
      <AuthHead
        title={t('resetPassword.title')}
        lead={link ? t('resetPassword.lead', { email: link.email }) : t('resetPassword.leadPlain')}
      />
      {link ? <NewPasswordForm link={link} /> : <AuthFailure>{t('resetPassword.incomplete')}</AuthFailure>}
      <p className="above-24 muted text-center">
        <Link className="underlined underline-low" to={paths.forgotPassword}>
          {t('resetPassword.newLink')}
        </Link>
      </p>
    </>
  );
}

function NewPasswordForm({ link }: { link: ResetLink }) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const form = useAuthForm({ password: '', password_confirmation: '' }, usePasswordRules(), async (passwords) => {
    await sessionCalls.resetPassword({ ...link, ...passwords });
    toast.success('auth:resetPassword.done', { translate: true });
    navigate(paths.signIn, { replace: true });
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <AuthFailure>{form.failure}</AuthFailure>
      <input type="hidden" autoComplete="username" value={link.email} readOnly />
      <PasswordFields label={t('newPassword')} field={form.field} />
      <AuthSubmit isBusy={form.isBusy}>{t('resetPassword.title')}</AuthSubmit>
    </form>
  );
}
