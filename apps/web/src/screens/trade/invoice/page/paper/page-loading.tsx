import { useTranslation } from 'react-i18next';

/** A page of paper that is being made. */
export function PageLoading() {
  const { t } = useTranslation('common');
  return (
    <div className="a4 full bg-sunken radius-tiny" role="status">
      <span className="visually-hidden absolute clip nowrap">{t('loading')}</span>
    </div>
  );
}
