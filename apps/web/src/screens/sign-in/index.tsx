import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { usePublicConfig } from '../../api/queries/session.ts';
import { AuthFailure, AuthHead, AuthSubmit } from '../../layouts/auth/auth-parts.tsx';
import { PasswordField, TextField } from '../../layouts/auth/fields.tsx';
import { rule } from '../../layouts/auth/form-rules.ts';
import { useAuthForm } from '../../layouts/auth/use-auth-form.ts';
import { landingPath, paths } from '../../session/redirect.ts';
import { signIn } from '../../session/session-actions.ts';

/** Email and password; the one-time code follows on the next page. */
export default function SignInScreen() {
  const { t } = useTranslation('auth');
  const form = useSignInForm();
  return (
    <>
      <AuthHead title={t('signIn.title')} lead={t('signIn.lead')} />
      <AuthFailure>{form.failure}</AuthFailure>
      <form noValidate onSubmit={form.onSubmit}>
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          placeholder={t('emailExample')}
        />
        <PasswordField
          {...form.field('password')}
          label={t('password')}
          autoComplete="current-password"
          aside={<Link to={paths.forgotPassword}>{t('forgotPassword.link')}</Link>}
        />
        <AuthSubmit isBusy={form.isBusy}>{t('signIn.button')}</AuthSubmit>
      </form>
      <p className="auth-foot">
        {t('signIn.noAccount')} <Link to={paths.signUp}>{t('signUp.link')}</Link>
      </p>
      <DemoHint />
    </>
  );
}

function useSignInForm() {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const rules = {
    email: [rule.required(t('validation.enterEmail')), rule.email(t('validation.emailInvalid'))],
    password: [rule.required(t('validation.enterPassword'))],
  };
  return useAuthForm({ email: '', password: '' }, rules, async ({ email, password }) => {
    await signIn(email.trim(), password, landingPath(localStorage, search.get('redirectTo')));
    navigate(paths.confirmCode);
  });
}

/** Outside production the server offers its demo sign-in. */
function DemoHint() {
  const { t } = useTranslation('auth');
  const { data: config } = usePublicConfig();
  if (!config?.demo) return null;
  return <p className="auth-demo">{t('signIn.demo', { email: config.demo.email, password: config.demo.password })}</p>;
}
