import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useReportPacks } from '../../../../api/queries/reports/report-pack.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { newMark } from '../../../../components/keyboard/use-list-keys.ts';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { IndexList } from '../../../../components/page/index-list.tsx';
import { RowsSkeleton } from '../../../../components/page/rows-skeleton.tsx';
import { useMay } from '../../../../session/use-may.ts';
import { Crumbs } from '../crumbs.tsx';
import { ScheduleList } from '../schedules/schedule-list.tsx';

/** The management packs of the company. */
export default function ReportPacksScreen() {
  const { t } = useTranslation('reports');
  const navigate = useNavigate();
  const packs = useReportPacks();
  const mayWrite = useMay('write');
  const add = mayWrite && (
    <Button
      {...newMark}
      type="primary"
      aria-label={t('pack.add')}
      icon={<Icon name="plus" />}
      onClick={() => navigate('/reports/packs/new')}
    >
      {t('pack.add')}
    </Button>
  );
  return (
    <>
      <Crumbs title={t('pack.title')}>{add}</Crumbs>
      <h1 className="visually-hidden absolute clip nowrap">{t('pack.title')}</h1>
      <Card flush>
        <PackList packs={packs} add={add} />
      </Card>
      <ScheduleList className="above-16" isShown={({ subject }) => subject === 'report_pack'} />
    </>
  );
}

function PackList({ packs, add }: { packs: ReturnType<typeof useReportPacks>; add: React.ReactNode }) {
  const { t } = useTranslation('reports');
  if (packs.error) return <ErrorState detail={packs.error.message} onRetry={() => void packs.refetch()} />;
  if (packs.data === undefined) return <RowsSkeleton />;
  if (packs.data.length === 0)
    return <EmptyState title={t('pack.none')} detail={t('pack.noneDetail')} action={add || null} />;
  return (
    <IndexList
      rows={packs.data.map(({ id, name, reports, language }) => ({
        path: `/reports/packs/${id}`,
        icon: 'folder',
        title: name,
        about: [
          t(`pack.language.${language}`),
          [...new Set(reports.map(({ report }) => t(`report.${report}`)))].join(', '),
        ].join(' · '),
      }))}
    />
  );
}
