import type { AccountType } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { AccountTypes } from '../../../components/sign-up/account-types.tsx';
import { SignUpForm } from '../../../components/sign-up/sign-up-form.tsx';
import { AuthHead } from '../../../layouts/auth/auth-parts.tsx';
import { ThirdParties } from '../../../layouts/auth/third-parties.tsx';
import { paths } from '../../../session/redirect.ts';

/** A new user of one of the three account kinds. */
export default function SignUpScreen() {
  const { t } = useTranslation('auth');
  const [accountType, setAccountType] = useState<AccountType>('company');
  return (
    <>
      <AuthHead title={t('signUp.title')} lead={t('signUp.lead')} />
      <SignUpForm accountType={accountType}>
        <AccountTypes chosen={accountType} onChoose={setAccountType} />
      </SignUpForm>
      <ThirdParties />
      <p className="above-24 muted text-center">
        <Link className="underlined underline-low" to={paths.accountantSignUp}>
          {t('accountantSignUp.link')}
        </Link>
      </p>
      <p className="above-24 muted text-center">
        {t('signUp.haveAccount')}{' '}
        <Link className="underlined underline-low" to={paths.signIn}>
          {t('signIn.button')}
        </Link>
      </p>
    </>
  );
}
