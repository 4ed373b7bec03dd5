import type { CloseBoard, ScheduleRow, SignOffRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { formatAmount } from '../../../components/money/format-amount.ts';
import { accountName } from '../../../components/select/account-select.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { postingsPath, sourcePath } from './places.ts';
import { signOffOf, stateTones } from './schedule-state.ts';

/** The columns of the schedules; the movement opens its postings. */
export function useScheduleColumns(board: CloseBoard): DataColumn<ScheduleRow>[] {
  const { t } = useTranslation('accounting-close');
  const figure = (key: 'opening' | 'closing'): DataColumn<ScheduleRow> => ({
    key,
    title: t(`col.${key}`),
    align: 'right',
    render: (_, row) => <Amount value={row[key]} brackets />,
  });
  return [
    { key: 'account', title: t('col.account'), render: (_, row) => <AccountOf row={row} /> },
    figure('opening'),
    {
      key: 'movement',
      title: t('col.movement'),
      align: 'right',
      render: (_, row) => (
        <Link
          className="drill"
          to={postingsPath(row.account.code, board)}
          aria-label={t('schedules.postings', {
            account: row.account.code,
            amount: formatAmount(row.movement, { brackets: true }),
          })}
        >
          <Amount value={row.movement} brackets />
        </Link>
      ),
    },
    figure('closing'),
    {
      key: 'source',
      title: t('col.source'),
      align: 'right',
      render: (_, row) => <SourceOf row={row} end={board.end} />,
    },
    {
      key: 'difference',
      title: t('col.difference'),
      align: 'right',
      render: (_, row) => <Amount value={row.difference} brackets dashForZero />,
    },
    { key: 'state', title: t('col.state'), render: (_, row) => <StateOf row={row} /> },
    ...(['preparer', 'reviewer'] as const).map(
      (role): DataColumn<ScheduleRow> => ({
        key: role,
        title: t(`role.${role}`),
        render: (_, row) => <SignedBy signOff={signOffOf(row, role)} />,
      }),
    ),
  ];
}

function AccountOf({ row: { account } }: { row: ScheduleRow }) {
  return (
    <>
      <span className="figures num muted">{account.code}</span> {accountName(account)}
    </>
  );
}

function SourceOf({ row: { account, source, currency }, end }: { row: ScheduleRow; end: string }) {
  const { t } = useTranslation('accounting-close');
  if (source === null) return <span className="faint">{'–'}</span>;
  const kind = t(`source.${source.kind}`);
  const path = sourcePath(source.kind, account.code, end);
  return (
    <span className="grid">
      <span className="nowrap">
        {currency} <Amount value={source.amount} brackets />
      </span>
      <span className="font-small muted">{path === null ? kind : <Link to={path}>{kind}</Link>}</span>
    </span>
  );
}

function StateOf({ row: { state } }: { row: ScheduleRow }) {
  const { t } = useTranslation('accounting-close');
  return <StateTag tone={stateTones[state]}>{t(`state.${state}`)}</StateTag>;
}

function SignedBy({ signOff }: { signOff: SignOffRow | null }) {
  const { t } = useTranslation('accounting-close');
  if (signOff === null) return <span className="faint">{'–'}</span>;
  return (
    <span className="grid gap-2">
      <span>{signOff.by ?? t('role.unknown')}</span>
      {signOff.stale && <StateTag tone="amber">{t('role.stale')}</StateTag>}
    </span>
  );
}

/** A schedule on a phone. */
export function ScheduleCardRow({ row }: { row: ScheduleRow }) {
  const { t } = useTranslation('accounting-close');
  const signed = (['preparer', 'reviewer'] as const).flatMap((role) => {
    const signOff = signOffOf(row, role);
    if (signOff === null) return [];
    return [`${t(`role.${role}`)}: ${signOff.by ?? t('role.unknown')}${signOff.stale ? ` (${t('role.stale')})` : ''}`];
  });
  return (
    <span className="grid gap-4">
      <span className="flex between gap-12">
        <strong className="bold">
          <AccountOf row={row} />
        </strong>
        <Amount value={row.closing} brackets />
      </span>
      <span className="flex between gap-12">
        <StateOf row={row} />
        {row.difference !== null && (
          <span className="muted">
            {t('col.difference')} <Amount value={row.difference} brackets dashForZero />
          </span>
        )}
      </span>
      {signed.length > 0 && <span className="font-small muted">{signed.join(' · ')}</span>}
    </span>
  );
}
