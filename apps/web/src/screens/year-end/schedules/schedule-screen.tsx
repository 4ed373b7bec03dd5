import type { Schedule } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { useSchedule } from '../../../api/queries/year-end/schedule.ts';
import { Day } from '../../../components/day/day.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { Card } from '../../../components/page/card.tsx';
import { RowsSkeleton } from '../../../components/page/rows-skeleton.tsx';
import { ToolHeader } from '../../../components/page/tool-header.tsx';
import { FigureTable } from '../../../components/table/figure-table.tsx';
import { useMay } from '../../../session/use-may.ts';
import { type Change, ChangeForm } from './change-form.tsx';
import { JournalCard } from './journal-card.tsx';
import { LinesCard } from './lines-card.tsx';
import { SourceLinks } from './source-links.tsx';

/** A schedule with its source, its amounts, and its posted and planned lines. */
export default function ScheduleScreen() {
  const { t } = useTranslation('accounting-schedules');
  const { scheduleId = '' } = useParams();
  const { data, error, refetch } = useSchedule(scheduleId);
  const [change, setChange] = useState<Change | null>(null);
  const readOnly = !useMay('write');
  if (error && !data) return <ErrorState detail={error.message} onRetry={() => refetch()} />;
  if (!data) return <RowsSkeleton rows={10} />;
  const actions = (
    <>
      {data.loan === null && data.journal === null && (
        <Button onClick={() => setChange('amount')}>{t('change.amount')}</Button>
      )}
      <Button onClick={() => setChange('end')}>{t('change.end')}</Button>
    </>
  );
  return (
    <div className="cards-apart">
      <ToolHeader
        title={data.name}
        subtitle={data.loan === null ? t(`kind.${data.kind}`) : t(`loan.type.${data.loan.type}`)}
        parent={{ title: t('title'), path: '/accounting/schedules' }}
        actions={readOnly ? null : actions}
      />
      <FactsCard schedule={data} />
      <LinesCard schedule={data} />
      {data.journal === null ? <AmountsCard schedule={data} /> : <JournalCard journal={data.journal} />}
      {change && <ChangeForm schedule={data} change={change} onClose={() => setChange(null)} />}
    </div>
  );
}

function FactsCard({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('accounting-schedules');
  const { loan } = schedule;
  const rows = [
    { key: 'from', cell: <Day value={schedule.from} /> },
    { key: 'to', cell: <Day value={schedule.to} /> },
    { key: 'method', cell: t(`method.${schedule.method}`) },
    { key: 'repaid', cell: loan && t(`loan.method.${loan.method}`) },
    { key: 'yearly_rate', cell: loan?.yearly_rate },
    { key: 'reverse_on', cell: schedule.reverse_on && <Day value={schedule.reverse_on} /> },
    { key: 'balance_account', cell: schedule.balance_account },
    { key: 'result_account', cell: schedule.result_account },
    { key: 'payment_account', cell: loan?.payment_account },
    { key: 'amount', cell: formatAmount(schedule.amount) },
    { key: 'every', cell: schedule.journal && t(`recurring.rhythm.${schedule.journal.every}`) },
    { key: 'open', cell: schedule.open && formatAmount(schedule.open) },
    { key: 'source', cell: schedule.source && <SourceLinks kind={schedule.kind} source={schedule.source} /> },
  ];
  return (
    <Card title={t('facts')}>
      <FigureTable
        caption={t('facts')}
        heads={[t('fact'), t('value')]}
        rows={rows.filter(({ cell }) => cell).map(({ key, cell }) => ({ key, head: t(`field.${key}`), cells: [cell] }))}
      />
    </Card>
  );
}

function AmountsCard({ schedule }: { schedule: Schedule }) {
  const { t } = useTranslation('accounting-schedules');
  return (
    <Card title={t('amounts')}>
      <FigureTable
        caption={t('amounts')}
        heads={[t('field.on'), t('field.reason'), t('field.amount'), t('entry')]}
        rows={schedule.amounts.map((one, index) => ({
          key: String(index),
          head: <Day value={one.on} />,
          cells: [
            one.reversed_on === null ? one.reason || t('first') : t('line.reversed'),
            formatAmount(one.amount),
            one.entry_id === null ? (
              t('noEntry')
            ) : (
              <Link key="entry" to={`/journal-entry/${one.entry_id}`}>
                {t('entry')}
              </Link>
            ),
          ],
        }))}
      />
    </Card>
  );
}
