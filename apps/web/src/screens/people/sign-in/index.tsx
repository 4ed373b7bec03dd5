import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { usePublicConfig } from '../../../api/queries/people/session.ts';
import { AuthFailure, AuthHead, AuthSubmit, AuthSuccess } from '../../../layouts/auth/auth-parts.tsx';
import { PasswordField, TextField } from '../../../layouts/auth/fields.tsx';
import { rule } from '../../../layouts/auth/form-rules.ts';
import { ThirdParties } from '../../../layouts/auth/third-parties.tsx';
import { useThirdPartyWord } from '../../../layouts/auth/third-party-word.ts';
import { useAuthForm } from '../../../layouts/auth/use-auth-form.ts';
import { useGivenEmail, useSignedUpEmail } from '../../../session/given-email.ts';
import { landingPath, paths } from '../../../session/redirect.ts';
import { signIn } from '../../../session/session-actions.ts';
import { PasskeyButton } from './passkey-button.tsx';

// Its six cells are of Ant Design, which weighs as much as the rest of the page.
const CodeAfterSignUp = lazy(() => import('../../../components/confirm-code/code-after-sign-up.tsx'));

/** Email and password; the one-time code follows on the next page. After sign-up the code is asked for at once. */
export default function SignInScreen() {
  const signedUp = useSignedUpEmail();
  const [wantsPassword, setWantsPassword] = useState(false);
  if (signedUp !== '' && !wantsPassword)
    return (
      <Suspense>
        <CodeAfterSignUp email={signedUp} onPassword={() => setWantsPassword(true)} />
      </Suspense>
    );
  return <SignIn />;
}

function SignIn() {
  const { t } = useTranslation('auth');
  const form = useSignInForm();
  const word = useThirdPartyWord();
  return (
    <>
      <AuthHead title={t('signIn.title')} lead={t('signIn.lead')} />
      <SignedUpNote isHidden={form.failure !== ''} />
      <AuthFailure>{form.failure || (word ? t(`factors:thirdParty.${word}`) : '')}</AuthFailure>
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
      <ThirdParties>
        <PasskeyButton isBusy={form.isBusy} run={form.run} />
      </ThirdParties>
      <SignUpLink />
      <DemoHint />
    </>
  );
}

/** Shows nothing if sign-up is closed. */
function SignUpLink() {
  const { t } = useTranslation('auth');
  const { data: config } = usePublicConfig();
  if (config?.sign_up === 'closed') return null;
  return (
    <p className="above-24 muted text-center">
      {t('signIn.noAccount')}{' '}
      <Link className="underlined underline-low" to={paths.signUp}>
        {t('signUp.link')}
      </Link>
    </p>
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
  const email = useGivenEmail();
  return useAuthForm({ email, password: '' }, rules, async ({ email, password }) => {
    const isPending = await signIn(email.trim(), password, landingPath(localStorage, search.get('redirectTo')));
    // In a trusted browser the auth layout redirects automatically.
    if (isPending) navigate(paths.confirmCode);
  });
}

/** Says what comes next after sign-up; the text is the same for an email that already had an account. */
function SignedUpNote({ isHidden }: { isHidden: boolean }) {
  const { t } = useTranslation('auth');
  const [search] = useSearchParams();
  return <AuthSuccess>{search.has('signedUp') && !isHidden ? t('signUp.done') : ''}</AuthSuccess>;
}

/** Outside production the server offers its demo sign-in. */
function DemoHint() {
  const { t } = useTranslation('auth');
  const { data: config } = usePublicConfig();
  if (!config?.demo) return null;
  return (
    <p className="balance-lines above-20 pad-10-14 font-base muted text-center bg-grey radius-medium">
      {t('signIn.demo', { email: config.demo.email, password: config.demo.password })}
    </p>
  );
}
