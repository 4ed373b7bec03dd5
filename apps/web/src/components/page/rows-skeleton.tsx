import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import '../table/data-table.css';

export function RowsSkeleton({ rows = 7 }: { rows?: number }) {
  const { t } = useTranslation('common');
  return (
    <div className="data-table-skeleton pad-20" role="status">
      <span className="visually-hidden absolute clip nowrap">{t('loading')}</span>
      <Skeleton active title={false} paragraph={{ rows, width: '100%' }} />
    </div>
  );
}
