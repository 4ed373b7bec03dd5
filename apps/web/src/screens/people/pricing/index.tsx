import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { PlanView } from './plan-view.tsx';

/** The plans, and what the user's own companies and practices use of them. */
export default function PricingScreen() {
  const { t } = useTranslation('pricing');
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <PlanView isSignedIn />
    </>
  );
}
