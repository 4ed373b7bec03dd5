import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Card } from '../../../../components/page/card.tsx';
import './sheet.css';

/** The placeholder while a sheet is loading. */
export function SheetSkeleton() {
  const { t } = useTranslation('common');
  return (
    <Card className="sheet">
      <div role="status">
        <span className="visually-hidden absolute clip nowrap">{t('loading')}</span>
        <Skeleton active paragraph={{ rows: 14 }} />
      </div>
    </Card>
  );
}
