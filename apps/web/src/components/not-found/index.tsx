import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../feedback/empty-state.tsx';
import { PageHeader } from '../page/page-header.tsx';

export default function NotFoundScreen() {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHeader title={t('notFound.title')} />
      <EmptyState
        illustration="boat"
        title={t('notFound.lead')}
        detail={t('notFound.detail')}
        action={<Link to="/home">{t('notFound.home')}</Link>}
      />
    </>
  );
}
