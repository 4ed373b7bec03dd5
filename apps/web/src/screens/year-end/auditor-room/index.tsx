import type { RoomRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useRooms } from '../../../api/queries/year-end/auditor-room.ts';
import { Day } from '../../../components/day/day.tsx';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { type DataColumn, DataTable } from '../../../components/table/data-table.tsx';
import { useMay } from '../../../session/use-may.ts';
import { RoomForm } from './room-form.tsx';
import { RoomTag } from './room-tag.tsx';

const pageSize = 50;

/** The rooms that the company opened for auditors. */
export default function AuditorRoomsScreen() {
  const { t } = useTranslation('auditor-room');
  const isOwner = useMay('owner');
  const navigate = useNavigate();
  const [isOpening, setOpening] = useState(false);
  const [view, setView] = useUrlState({ page: '1' });
  const rooms = useRooms({ page: Number(view.page) || 1, limit: pageSize });
  const meta = rooms.data?.meta;
  const columns = useColumns();
  const begin = isOwner && (
    <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpening(true)}>
      {t('new.open')}
    </Button>
  );
  return (
    <>
      <ToolHeader title={t('title')} subtitle={t('subtitle')} actions={begin} />
      <Card flush>
        <DataTable<RoomRow>
          label={t('title')}
          rows={rooms.data?.data}
          rowKey={({ id }) => id}
          columns={columns}
          error={rooms.error}
          onRetry={() => void rooms.refetch()}
          onOpen={({ id }) => navigate(`/accounting/auditor-room/${id}`)}
          card={(row) => <RoomCard row={row} />}
          {...(meta && { paging: { ...meta, onPage: (page: number) => setView({ page: String(page) }) } })}
          empty={<EmptyState title={t('none')} detail={t('noneDetail')} />}
        />
      </Card>
      {isOpening && <RoomForm onClose={() => setOpening(false)} />}
    </>
  );
}

function useColumns(): DataColumn<RoomRow>[] {
  const { t } = useTranslation('auditor-room');
  return [
    { key: 'title', title: t('col.title'), render: (_, row) => <strong className="bold">{row.title}</strong> },
    { key: 'guest', title: t('col.guest'), render: (_, row) => row.guest_email },
    {
      key: 'period',
      title: t('col.period'),
      render: (_, row) => (
        <span className="nowrap">
          <Day value={row.from} /> {'–'} <Day value={row.to} />
        </span>
      ),
    },
    { key: 'until', title: t('col.until'), render: (_, row) => <Day value={row.until} /> },
    {
      key: 'open',
      title: t('col.open'),
      align: 'right',
      render: (_, row) => <span className="num">{row.requests_open}</span>,
    },
    { key: 'state', title: t('col.state'), render: (_, row) => <RoomTag state={row.state} /> },
  ];
}

function RoomCard({ row }: { row: RoomRow }) {
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{row.title}</strong>
        <RoomTag state={row.state} />
      </span>
      <span className="font-small muted break">
        {row.guest_email} {'·'} <Day value={row.until} />
      </span>
    </span>
  );
}
