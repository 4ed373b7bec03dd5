import type { CloseBoard, CloseKind } from '@folio/contract';
import { isDay } from '@folio/ledger/calendar';
import { useTranslation } from 'react-i18next';
import { useCloseBoard } from '../../../api/queries/year-end/close.ts';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { useUrlState } from '../../../components/hooks/use-url-state.ts';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { ChecksCard } from './checks-card.tsx';
import { LockCard } from './lock-card.tsx';
import { MovementsCard } from './movements-card.tsx';
import { PacketCard } from './packet-card.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { SchedulesCard } from './schedules-card.tsx';
import { TasksCard } from './tasks-card.tsx';

/** Closes a month or a year: what is open, a schedule for each balance sheet account, movements, sign-offs and the lock. */
export default function CloseScreen() {
  const { t } = useTranslation('accounting-close');
  const [view, setView] = useUrlState({ kind: 'month', end: '' });
  const kind: CloseKind = view.kind === 'year' ? 'year' : 'month';
  const board = useCloseBoard(kind, isDay(view.end) ? view.end : undefined);
  return (
    <>
      <ToolHeader title={t('title')} subtitle={t('subtitle')} />
      {board.error && !board.data && (
        <Card>
          <ErrorState detail={board.error.message} onRetry={() => void board.refetch()} />
          <p className="above-12 text-center">
            <button
              type="button"
              className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
              onClick={() => setView({ end: '' })}
            >
              {t('otherPeriod')}
            </button>
          </p>
        </Card>
      )}
      {!board.error && !board.data && (
        <Card flush>
          <RowsSkeleton rows={12} />
        </Card>
      )}
      {board.data && (
        <>
          <PeriodPicker board={board.data} onChoose={setView} />
          <div
            className={board.isPlaceholderData ? 'grid gap-16 dim' : 'grid gap-16'}
            aria-busy={board.isPlaceholderData}
          >
            <Board board={board.data} />
          </div>
        </>
      )}
    </>
  );
}

function Board({ board }: { board: CloseBoard }) {
  const period = `${board.kind} ${board.end}`;
  return (
    <>
      <ChecksCard board={board} />
      <TasksCard key={`tasks ${period}`} board={board} />
      <SchedulesCard key={`schedules ${period}`} board={board} />
      <MovementsCard board={board} />
      <PacketCard board={board} />
      <LockCard key={`lock ${period}`} board={board} />
    </>
  );
}
