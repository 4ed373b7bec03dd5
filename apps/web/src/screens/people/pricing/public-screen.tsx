import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Logo } from '../../../components/page/logo.tsx';
import { AuthLanguages } from '../../../layouts/auth/auth-languages.tsx';
import { PlanView } from './plan-view.tsx';
import '../../../layouts/auth/auth-layout.css';

/** The plans, for visitors without an account. */
export default function PublicPricingScreen() {
  const { t } = useTranslation('pricing');
  return (
    <div className="pricing-public columns-one grid gap-24 pad-24">
      <title>{t('title')}</title>
      <header className="flex wrap items-center between gap-16">
        <Logo />
        <nav aria-label={t('enter')}>
          <Link to="/auth/sign-in">{t('signIn')}</Link>
          <Link to="/auth/sign-up">{t('signUp')}</Link>
        </nav>
      </header>
      <main>
        <h1 className="font-hero">{t('title')}</h1>
        <p className="pricing-lead muted">{t('subtitle')}</p>
        <p className="below-16">
          <Link className="ant-btn folio ant-btn-primary" to="/auth/sign-up">
            {t('startFree')}
          </Link>
        </p>
        <PlanView isSignedIn={false} />
      </main>
      <AuthLanguages />
    </div>
  );
}
