import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useReportPack } from '../../../../api/queries/reports/report-pack.ts';
import { ErrorState } from '../../../../components/feedback/error-state.tsx';
import { RowsSkeleton } from '../../../../components/page/rows-skeleton.tsx';
import { useSession } from '../../../../session/session-store.ts';
import { draftOf, newDraft } from './pack-draft.ts';
import { PackEditor } from './pack-editor.tsx';

/** A management pack: what is in it, and the file for a month. */
export default function ReportPackScreen() {
  const { packId = '' } = useParams();
  const { t } = useTranslation('reports');
  const { profile } = useSession();
  const pack = useReportPack(packId);
  if (packId === '') return <PackEditor key="new" stored={null} start={newDraft(profile?.name ?? '')} />;
  if (pack.error)
    return <ErrorState title={t('pack.gone')} detail={pack.error.message} onRetry={() => void pack.refetch()} />;
  if (pack.data === undefined) return <RowsSkeleton />;
  return <PackEditor key={packId} stored={pack.data} start={draftOf(pack.data)} />;
}
