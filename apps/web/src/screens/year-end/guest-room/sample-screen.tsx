import type { SampleItem } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useGuestSample } from '../../../api/queries/year-end/guest-room.ts';
import { FactsCard } from '../../../components/audit-sample/facts-card.tsx';
import { ItemCard, useItemColumns } from '../../../components/audit-sample/item-columns.tsx';
import { RoomRefused } from '../../../components/auditor-room/room-refused.tsx';
import { Card } from '../../../components/page/card.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';

/** A sample for a guest: how it was drawn, and its items with the names of their documents. */
export default function GuestSampleScreen() {
  const { t } = useTranslation('audit-samples');
  const { t: room } = useTranslation('auditor-room');
  const { roomId = '', sampleId = '' } = useParams();
  const { data, error } = useGuestSample(roomId, sampleId);
  const columns = useItemColumns({ withHits: data?.method === 'monetary_unit', withLinks: false });
  if (error) return <RoomRefused sentence={error.message} />;
  if (!data) return <RowsSkeleton rows={6} />;
  return (
    <div className="cards-apart">
      <PageHeader title={data.title} subtitle={t(`method.${data.method}`)} />
      <Link to={`/auditor-room/${roomId}`}>{room('back')}</Link>
      <FactsCard sample={data} />
      <Card flush>
        <DataTable<SampleItem>
          label={t('items')}
          rows={data.lines}
          rowKey={({ place }) => String(place)}
          columns={columns}
          card={(row) => <ItemCard row={row} withLinks={false} />}
          empty={null}
        />
      </Card>
    </div>
  );
}
