import type { AccountType } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { sessionCalls } from '../../api/queries/session.ts';
import { toast } from '../../components/toast/toast.ts';
import { AuthFailure, AuthHead, AuthSubmit } from '../../layouts/auth/auth-parts.tsx';
import { TextField } from '../../layouts/auth/fields.tsx';
import { rule } from '../../layouts/auth/form-rules.ts';
import { PasswordFields, usePasswordRules } from '../../layouts/auth/password-fields.tsx';
import { useAuthForm } from '../../layouts/auth/use-auth-form.ts';
import { paths } from '../../session/redirect.ts';
import { AccountTypes } from './account-types.tsx';
import { PracticeFields, usePracticeRules } from './practice-fields.tsx';
import { emptySignUp, registerBodyOf } from './register-body.ts';

/** A new user of one of the three account kinds. */
export default function SignUpScreen() {
  const { t } = useTranslation('auth');
  const [accountType, setAccountType] = useState<AccountType>('company');
  const form = useSignUpForm(accountType);
  return (
    <>
      <AuthHead title={t('signUp.title')} lead={t('signUp.lead')} />
      <AuthFailure>{form.failure}</AuthFailure>
      <form noValidate onSubmit={form.onSubmit}>
        <AccountTypes chosen={accountType} onChoose={setAccountType} />
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
      <p className="auth-foot">
        {t('signUp.haveAccount')} <Link to={paths.signIn}>{t('signIn.button')}</Link>
      </p>
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
  return useAuthForm(emptySignUp, rules, async (values) => {
    await sessionCalls.register(registerBodyOf(accountType, values));
    toast.success('auth:signUp.done', { translate: true });
    navigate(paths.signIn);
  });
}
