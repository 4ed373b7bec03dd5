import { useTranslation } from 'react-i18next';

/** A page of paper that is being made. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <div className="view-page-loading" role="status">
      <span className="visually-hidden">{t('loading')}</span>
    </div>
  );
}
