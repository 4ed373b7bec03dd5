import type { PeriodLock } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../components/day/day.tsx';
import { hongKongTime } from '../../../components/day/hong-kong-time.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { Card } from '../../../components/page/card.tsx';
import { type DataColumn, DataTable } from '../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { isOpening, moveOf } from './lock-move.ts';

type Move = PeriodLock['history'][number];

/** Every move of the lock, forward and back, newest first. */
export function LockHistory({ moves }: { moves: readonly Move[] }) {
  const { t } = useTranslation('accounting-period-lock');
  const columns: DataColumn<Move>[] = [
    {
      key: 'at',
      title: t('col.at'),
      width: 190,
      className: 'figures num',
      render: (_, { at }) => <span className="nowrap">{hongKongTime(at, currentLanguage())}</span>,
    },
    { key: 'by', title: t('col.by'), width: 180, render: (_, { by }) => by ?? t('nobody') },
    { key: 'move', title: t('col.move'), width: 130, render: (_, move) => <MoveTag move={move} /> },
    { key: 'from', title: t('col.from'), width: 150, render: (_, { from }) => <LockDay day={from} /> },
    { key: 'to', title: t('col.to'), width: 150, render: (_, { to }) => <LockDay day={to} /> },
    {
      key: 'reason',
      title: t('col.reason'),
      render: (_, { reason }) => reason || <span className="faint">{'–'}</span>,
    },
  ];
  return (
    <Card flush title={t('history')}>
      <DataTable<Move>
        label={t('history')}
        rows={moves}
        rowKey={(move) => `${move.at} ${move.from} ${move.to}`}
        columns={columns}
        card={(move) => <MoveCard move={move} />}
        empty={<EmptyState title={t('noHistory')} detail={t('noHistoryDetail')} />}
      />
    </Card>
  );
}

function LockDay({ day }: { day: string | null }) {
  const { t } = useTranslation('accounting-period-lock');
  return day === null ? <span className="faint">{t('nothingLocked')}</span> : <Day value={day} />;
}

function MoveTag({ move }: { move: Move }) {
  const { t } = useTranslation('accounting-period-lock');
  const kind = moveOf(move.from, move.to);
  return <StateTag tone={isOpening(kind) ? 'amber' : 'green'}>{t(`move.${kind}`)}</StateTag>;
}

function MoveCard({ move }: { move: Move }) {
  const { t } = useTranslation('accounting-period-lock');
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>
          <LockDay day={move.from} /> {'→'} <LockDay day={move.to} />
        </strong>
        <MoveTag move={move} />
      </span>
      {move.reason && <span>{move.reason}</span>}
      <span className="font-small faint figures num">
        {hongKongTime(move.at, currentLanguage())} {'·'} {move.by ?? t('nobody')}
      </span>
    </span>
  );
}
