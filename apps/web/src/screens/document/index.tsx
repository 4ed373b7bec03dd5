import { useTranslation } from 'react-i18next';
import { PageHeader } from '../../components/page-header.tsx';

export default function DocumentScreen() {
  const { t } = useTranslation('shell');
  return <PageHeader title={t('document.title')} />;
}
