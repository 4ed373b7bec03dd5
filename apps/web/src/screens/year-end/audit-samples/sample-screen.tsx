import type { AuditSample, SampleItem } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useSample } from '../../../api/queries/year-end/audit-sample.ts';
import { FactsCard } from '../../../components/audit-sample/facts-card.tsx';
import { ItemCard, useItemColumns } from '../../../components/audit-sample/item-columns.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { SampleActions } from './sample-actions.tsx';

/** A sample: how it was drawn, its items, and the documents of each. */
export default function SampleScreen() {
  const { t } = useTranslation('audit-samples');
  const { sampleId = '' } = useParams();
  const { data, error, refetch } = useSample(sampleId);
  const parent = { title: t('title'), path: '/accounting/audit-samples' };
  if (data) return <Sample sample={data} parent={parent} />;
  return (
    <>
      <ToolHeader title={t('title')} parent={parent} />
      <Card>
        {error ? <ErrorState detail={error.message} onRetry={() => void refetch()} /> : <RowsSkeleton rows={6} />}
      </Card>
    </>
  );
}

function Sample({ sample, parent }: { sample: AuditSample; parent: { title: string; path: string } }) {
  const { t } = useTranslation('audit-samples');
  const columns = useItemColumns({ withHits: sample.method === 'monetary_unit', withLinks: true });
  return (
    <div className="cards-apart">
      <ToolHeader title={sample.title} subtitle={t(`method.${sample.method}`)} parent={parent} />
      <FactsCard sample={sample} />
      <SampleActions id={sample.id} />
      <Card flush>
        <DataTable<SampleItem>
          label={t('items')}
          rows={sample.lines}
          rowKey={({ place }) => String(place)}
          columns={columns}
          card={(row) => <ItemCard row={row} withLinks />}
          empty={null}
        />
      </Card>
    </div>
  );
}
