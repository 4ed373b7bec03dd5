import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import '../../components/data-table.css';

/** Stands in for a table of an own make while its rows load; the lists' own skeleton looks the same. */
export function RowsSkeleton({ rows = 7 }: { rows?: number }) {
  const { t } = useTranslation('common');
  return (
    <div className="data-table-skeleton" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <Skeleton active title={false} paragraph={{ rows, width: '100%' }} />
    </div>
  );
}
