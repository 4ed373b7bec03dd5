import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useReportLayouts } from '../../../../api/queries/reports/report-layout.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { newMark } from '../../../../components/keyboard/use-list-keys.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { IndexList } from '../../../../components/page/index-list.tsx';
import { RowsSkeleton } from '../../../../components/page/rows-skeleton.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { Crumbs } from '../crumbs.tsx';
import { layoutName } from './layout-name.ts';

/** The layouts of custom reports: those of the company, and those of its practices. */
export default function ReportLayoutsScreen() {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const mayWrite = useMay('write');
  const add = mayWrite && (
    <Button
      {...newMark}
      type="primary"
      aria-label={t('layout.add')}
      icon={<Icon name="plus" />}
      onClick={() => navigate('/reports/layouts/new')}
    >
      {t('layout.add')}
    </Button>
  );
  return (
    <>
      <Crumbs title={t('layout.title')}>{add}</Crumbs>
      <h1 className="visually-hidden absolute clip nowrap">{t('layout.title')}</h1>
      <Card flush>
        <LayoutList add={add} />
      </Card>
    </>
  );
}

function LayoutList({ add }: { add: ReactNode }) {
  const { t } = useTranslation('reports');
  const layouts = useReportLayouts();
  if (layouts.error) return <ErrorState detail={layouts.error.message} onRetry={() => void layouts.refetch()} />;
  if (layouts.data === undefined) return <RowsSkeleton />;
  if (layouts.data.length === 0)
    return <EmptyState title={t('layout.none')} detail={t('layout.noneDetail')} action={add || null} />;
  return (
    <IndexList
      rows={layouts.data.map((layout) => ({
        path: `/reports/layouts/${layout.id}`,
        icon: 'columns',
        title: layoutName(layout),
        about: t(layout.practice_id === null ? 'layout.ofCompany' : 'layout.ofPractice', { count: layout.rows.length }),
      }))}
    />
  );
}
