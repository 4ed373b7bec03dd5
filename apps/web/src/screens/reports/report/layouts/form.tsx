import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useReportLayout } from '../../../../api/queries/reports/report-layout.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { RowsSkeleton } from '../../../../components/page/rows-skeleton.tsx';
import { draftOf, newLayout } from './layout-draft.ts';
import { LayoutEditor } from './layout-editor.tsx';

/** A layout of a custom report: its rows, and the report that they make. */
export default function ReportLayoutScreen() {
  const { layoutId = '' } = useParams();
  const { t } = useTranslation('reports');
  const layout = useReportLayout(layoutId);
  const start = useMemo(() => (layout.data === undefined ? newLayout() : draftOf(layout.data)), [layout.data]);
  if (layoutId === '') return <LayoutEditor key="new" stored={null} start={start} />;
  if (layout.error)
    return <ErrorState title={t('layout.gone')} detail={layout.error.message} onRetry={() => void layout.refetch()} />;
  if (layout.data === undefined) return <RowsSkeleton />;
  return <LayoutEditor key={layoutId} stored={layout.data} start={start} />;
}
