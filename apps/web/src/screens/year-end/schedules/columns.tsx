import type { ScheduleListRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../components/day/day.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import type { DataColumn } from '../../../components/table/data-table.tsx';

export function useScheduleColumns(): DataColumn<ScheduleListRow>[] {
  const { t } = useTranslation('accounting-schedules');
  const figure = (key: 'amount' | 'open'): DataColumn<ScheduleListRow> => ({
    key,
    title: t(`field.${key}`),
    align: 'right',
    className: 'figures num',
    render: (_, row) => (row[key] === null ? '' : formatAmount(row[key])),
  });
  return [
    { key: 'name', title: t('field.name'), render: (_, row) => <strong>{row.name}</strong> },
    { key: 'kind', title: t('field.kind'), render: (_, row) => t(`kind.${row.kind}`) },
    { key: 'from', title: t('field.from'), render: (_, row) => <Day value={row.from} /> },
    { key: 'to', title: t('field.to'), render: (_, row) => <Day value={row.to} /> },
    figure('amount'),
    figure('open'),
    {
      key: 'next_on',
      title: t('field.next_on'),
      render: (_, row) => (row.next_on === null ? t('state.finished') : <Day value={row.next_on} />),
    },
  ];
}

/** A schedule on a phone. */
export function ScheduleCard({ row }: { row: ScheduleListRow }) {
  const { t } = useTranslation('accounting-schedules');
  return (
    <span className="grid gap-4">
      <span className="strong-bold grid items-center columns-wide-auto gap-12">
        <strong>{row.name}</strong>
        <strong className="figures num">{formatAmount(row.open ?? row.amount)}</strong>
      </span>
      <span className="font-small faint">
        {t(`kind.${row.kind}`)} · <Day value={row.from} /> – <Day value={row.to} />
      </span>
    </span>
  );
}
