import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { SignUpForm } from '../../../components/sign-up/sign-up-form.tsx';
import { AuthHead } from '../../../layouts/auth/auth-parts.tsx';
import { ThirdParties } from '../../../layouts/auth/third-parties.tsx';
import { paths } from '../../../session/redirect.ts';

/** An accountant signs up as a person; a practice or a company lets them in later. */
export default function AccountantSignUpScreen() {
  const { t } = useTranslation('auth');
  return (
    <>
      <AuthHead title={t('accountantSignUp.title')} lead={t('accountantSignUp.lead')} />
      <SignUpForm accountType="person" />
      <ThirdParties />
      <p className="above-24 muted text-center">
        {t('accountantSignUp.other')}{' '}
        <Link className="underlined underline-low" to={paths.signUp}>
          {t('signUp.link')}
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
