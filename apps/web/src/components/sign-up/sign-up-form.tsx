import type { AccountType } from '@folio/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { sessionCalls, usePublicConfig } from '../../api/queries/people/session.ts';
import { AuthFailure, AuthSubmit } from '../../layouts/auth/auth-parts.tsx';
import { TextField } from '../../layouts/auth/fields.tsx';
import { rule } from '../../layouts/auth/form-rules.ts';
import { PasswordFields, usePasswordRules } from '../../layouts/auth/password-fields.tsx';
import { useAuthForm } from '../../layouts/auth/use-auth-form.ts';
import { useGivenEmail } from '../../session/given-email.ts';
import { paths } from '../../session/redirect.ts';
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
    await sessionCalls.register(registerBodyOf(accountType, values));
    navigate(`${paths.signIn}?signedUp`, { state: { email: values.email.trim() } });
  });
}
