import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sessionCalls } from '../../../api/queries/people/session.ts';
import { AuthFailure, AuthHead, AuthSubmit, AuthSuccess } from '../../../layouts/auth/auth-parts.tsx';
import { TextField } from '../../../layouts/auth/fields.tsx';
import { rule } from '../../../layouts/auth/form-rules.ts';
import { useAuthForm } from '../../../layouts/auth/use-auth-form.ts';
import { paths } from '../../../session/redirect.ts';

/** Asks for a reset link. The answer is the same whether or not the email is known. */
export default function ForgotPasswordScreen() {
  const { t } = useTranslation('auth');
  const [isSent, setSent] = useState(false);
  const rules = { email: [rule.required(t('validation.enterEmail')), rule.email(t('validation.emailInvalid'))] };
  const form = useAuthForm({ email: '' }, rules, async ({ email }) => {
    setSent(false);
    await sessionCalls.forgotPassword(email.trim());
    setSent(true);
  });
  return (
    <>
      <AuthHead title={t('forgotPassword.title')} lead={t('forgotPassword.description')} />
      <AuthFailure>{form.failure}</AuthFailure>
      <AuthSuccess>{isSent ? t('forgotPassword.sent') : ''}</AuthSuccess>
      <form noValidate onSubmit={form.onSubmit}>
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          placeholder={t('emailExample')}
        />
        <AuthSubmit isBusy={form.isBusy}>{t('forgotPassword.send')}</AuthSubmit>
      </form>
      <p className="above-24 muted text-center">
        <Link className="underlined underline-low" to={paths.signIn}>
          {t('backToSignIn')}
        </Link>
      </p>
    </>
  );
}
