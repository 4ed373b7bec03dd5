import type { RecurringRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Day } from '../../../components/day/day.tsx';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { currencyMark } from '../../../components/money/format-amount.ts';
import { type ListColumnSet, useListColumns } from '../../../components/table/columns/use-list-columns.ts';
import { stateOf, stateTones, useRhythm } from './frequency.ts';

export function useRecurringColumns(): ListColumnSet<RecurringRow> {
  const { t } = useTranslation('recurring');
  const rhythm = useRhythm();
  const set = useListColumns<RecurringRow>('recurring', [
    {
      key: 'name',
      title: t('col.name'),
      className: 'cell-cut',
      onCell: (row) => ({ title: [row.name, row.problem].filter(Boolean).join(': ') }),
      render: (_, row) => (
        <>
          <strong>{row.name}</strong> {row.problem && <span className="font-base text-red">{row.problem}</span>}
        </>
      ),
    },
    {
      key: 'contact',
      title: t('col.contact'),
      className: 'recurring-contact',
      onCell: (row) => ({ title: row.contact ?? '' }),
      render: (_, row) => row.contact,
    },
    { key: 'rhythm', title: t('col.rhythm'), render: (_, row) => rhythm(row) },
    { key: 'next_on', title: t('col.next'), render: (_, row) => <Day value={row.next_on} /> },
    { key: 'made', title: t('col.made'), align: 'right', fromPx: 1200, render: (_, row) => row.made },
    { key: 'currency', title: t('col.currency'), render: (_, row) => currencyMark(row.currency) },
    {
      key: 'total',
      title: t('col.total'),
      align: 'right',
      render: (_, row) => <Amount value={row.total} dashForZero />,
    },
    { key: 'action', title: t('col.action'), fromPx: 1200, render: (_, row) => t(`action.${row.action}`) },
    { key: 'state', title: t('col.state'), render: (_, row) => <RecurringState row={row} /> },
  ]);
  if (set.columns.some(({ key }) => key === 'currency')) return set;
  const withCode = (_: unknown, row: RecurringRow) => (
    <Amount value={row.total} currency={row.currency} withCode dashForZero />
  );
  return { ...set, columns: set.columns.map((one) => (one.key === 'total' ? { ...one, render: withCode } : one)) };
}

export function RecurringState({ row }: { row: Pick<RecurringRow, 'state' | 'problem'> }) {
  const { t } = useTranslation('recurring');
  const state = stateOf(row);
  return <StateTag tone={stateTones[state]}>{t(`state.${state}`)}</StateTag>;
}

/** A row on a phone: what, how much, and when next. */
export function RecurringCard({ row }: { row: RecurringRow }) {
  const { t } = useTranslation('recurring');
  const rhythm = useRhythm();
  return (
    <span className="grid full gap-4">
      <span className="flex items-center between gap-8">
        <strong>{row.name}</strong>
        <Amount value={row.total} currency={row.currency} withCode strong />
      </span>
      <span className="flex items-center between gap-8">
        <span className="font-base muted">
          {row.contact} · {rhythm(row)}
        </span>
        <RecurringState row={row} />
      </span>
      {row.next_on && (
        <span className="font-base muted">
          {t('col.next')} <Day value={row.next_on} />
        </span>
      )}
      {row.problem && <span className="above-2 block font-base text-red">{row.problem}</span>}
    </span>
  );
}
