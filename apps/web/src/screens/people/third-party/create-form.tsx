import type { AccountType } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useArrivalCalls } from '../../../api/queries/people/identity.ts';
import { AccountTypes } from '../../../components/sign-up/account-types.tsx';
import { PracticeFields, usePracticeRules } from '../../../components/sign-up/practice-fields.tsx';
import { emptySignUp, registerBodyOf } from '../../../components/sign-up/register-body.ts';
import { AuthFailure, AuthSubmit } from '../../../layouts/auth/auth-parts.tsx';
import { TextField } from '../../../layouts/auth/fields.tsx';
import { rule } from '../../../layouts/auth/form-rules.ts';
import { useAuthForm } from '../../../layouts/auth/use-auth-form.ts';
import type { ArrivalFormProps } from './prove-form.tsx';

/** The account that will be made: its kind is chosen, its e-mail is the proved one, and it has no password. */
export function CreateForm({ arrival, onDone }: ArrivalFormProps) {
  const { t } = useTranslation('auth');
  const calls = useArrivalCalls();
  const [accountType, setAccountType] = useState<AccountType>('company');
  const practiceRules = usePracticeRules();
  const rules = {
    name: [rule.required(t('validation.enterName'))],
    ...(accountType === 'practice' && practiceRules),
  };
  const blank = { ...emptySignUp, name: arrival.name, email: arrival.email };
  const form = useAuthForm(blank, rules, async (values) => {
    const { email, password, password_confirmation, ...body } = registerBodyOf(accountType, values);
    await onDone(await calls.create(body));
  });
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <AuthFailure>{form.failure}</AuthFailure>
      <AccountTypes chosen={accountType} onChoose={setAccountType} />
      <TextField {...form.field('name')} label={t('name')} autoComplete="name" maxLength={120} />
      {accountType === 'practice' && <PracticeFields field={form.field} />}
      <TextField {...form.field('email')} label={t('email')} type="email" readOnly />
      <AuthSubmit isBusy={form.isBusy}>{t('factors:arrival.create')}</AuthSubmit>
    </form>
  );
}
