import type { AccountType } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { sessionCalls, usePublicConfig } from '../../api/queries/people/session.ts';
import { AuthFailure, AuthSubmit } from '../../layouts/auth/auth-parts.tsx';
import { TextField } from '../../layouts/auth/fields.tsx';
import { rule } from '../../layouts/auth/form-rules.ts';
import { PasswordFields, usePasswordRules } from '../../layouts/auth/password-fields.tsx';
import { useAuthForm } from '../../layouts/auth/use-auth-form.ts';
import { useGivenEmail } from '../../session/given-email.ts';
import { landingPath, paths } from '../../session/redirect.ts';
import { signIn } from '../../session/session-actions.ts';
import { PracticeFields, usePracticeRules } from './practice-fields.tsx';
import { emptySignUp, registerBodyOf } from './register-body.ts';

interface SignUpFormProps {
  accountType: AccountType;
  /** Shown above the fields: the choice of the account type. */
  children?: ReactNode;
}

export function SignUpForm({ accountType, children }: SignUpFormProps) {
  const { t } = useTranslation('auth');
  const form = useSignUpForm(accountType);
  const { data: config } = usePublicConfig();
  if (config?.sign_up === 'closed') return <AuthFailure>{t('signUp.closed')}</AuthFailure>;
  return (
    <>
      {config?.sign_up === 'invited' && (
        <p className="auth-note icons-rigid flex items-top gap-10 below-20 pad-10-14 font-base radius-medium muted bg-grey">
          {t('signUp.byInvitation')}
        </p>
      )}
      <AuthFailure>{form.failure}</AuthFailure>
      <form noValidate onSubmit={form.onSubmit}>
        {children}
        <TextField {...form.field('name')} label={t('name')} autoComplete="name" maxLength={120} />
        {accountType === 'practice' && <PracticeFields field={form.field} />}
        <TextField
          {...form.field('email')}
          label={t('email')}
          type="email"
          autoComplete="username"
          placeholder={t('emailExample')}
        />
        <PasswordFields label={t('password')} field={form.field} />
        <AuthSubmit isBusy={form.isBusy}>{t('signUp.button')}</AuthSubmit>
      </form>
    </>
  );
}

function useSignUpForm(accountType: AccountType) {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const practiceRules = usePracticeRules();
  const passwordRules = usePasswordRules();
  const rules = {
    name: [rule.required(t('validation.enterName'))],
    ...(accountType === 'practice' && practiceRules),
    email: [rule.required(t('validation.enterEmail')), rule.email(t('validation.emailInvalid'))],
    ...passwordRules,
  };
  const email = useGivenEmail();
  return useAuthForm({ ...emptySignUp, email }, rules, async (values) => {
    const address = values.email.trim();
    await sessionCalls.register(registerBodyOf(accountType, values));
    const next = await signInAfterSignUp(address, values.password);
    // In a trusted browser the auth layout has already left.
    if (next === 'in') return;
    navigate(`${paths.signIn}?signedUp`, { state: { email: address, code: next === 'code' } });
  });
}

/**
 * Signs in with what was typed to sign up, so that the password is typed once. `code`: the code comes next; also
 * where the address had an account with another password, so that the page does not show who has one. `password`: the
 * sign-in page asks for the password.
 */
async function signInAfterSignUp(email: string, password: string): Promise<'code' | 'in' | 'password'> {
  try {
    return (await signIn(email, password, landingPath(localStorage, null))) ? 'code' : 'in';
  } catch (cause) {
    return cause instanceof ApiError && cause.word === 'credentials_invalid' ? 'code' : 'password';
  }
}
