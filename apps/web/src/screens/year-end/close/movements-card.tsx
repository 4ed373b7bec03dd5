import type { CloseBoard, MovementRow } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Amount } from '../../../components/money/amount.tsx';
import { Card } from '../../../components/page/card.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import { type DataColumn, DataTable } from '../../../components/table/data-table.tsx';
import { useMay } from '../../../session/use-may.ts';
import { MovementForm } from './movement-form.tsx';
import { postingsPath } from './places.ts';

/** The accounts that changed much, and why. */
export function MovementsCard({ board }: { board: CloseBoard }) {
  const { t } = useTranslation('accounting-close');
  const mayWrite = useMay('write');
  const [openCode, setOpenCode] = useState<string | null>(null);
  const columns = useMovementColumns(board);
  const opened = board.movements.find(({ account }) => account.code === openCode);
  return (
    <Card flush title={t('movements.title')}>
      <DataTable<MovementRow>
        label={t('movements.title')}
        rows={board.movements}
        rowKey={({ account }) => account.code}
        columns={columns}
        {...(mayWrite && { onOpen: ({ account }: MovementRow) => setOpenCode(account.code) })}
        card={(row) => <MovementCardRow row={row} />}
        empty={<EmptyState title={t('movements.empty')} detail={t('movements.emptyDetail')} />}
      />
      {opened && (
        <MovementForm key={opened.account.code} board={board} row={opened} onClose={() => setOpenCode(null)} />
      )}
    </Card>
  );
}

function useMovementColumns(board: CloseBoard): DataColumn<MovementRow>[] {
  const { t } = useTranslation('accounting-close');
  const figure = (key: 'compared' | 'current'): DataColumn<MovementRow> => ({
    key,
    title: t(`col.${key}`),
    align: 'right',
    render: (_, row) => <Amount value={row[key]} brackets />,
  });
  return [
    {
      key: 'account',
      title: t('col.account'),
      render: (_, { account }) => (
        <Link to={postingsPath(account.code, board)}>
          <span className="figures num">{account.code}</span> {accountName(account)}
        </Link>
      ),
    },
    figure('compared'),
    figure('current'),
    {
      key: 'change',
      title: t('col.change'),
      align: 'right',
      render: (_, { change, percent }) => (
        <span className="grid">
          <Amount value={change} brackets />
          {percent !== null && <span className="font-small muted num">{t('percent', { percent })}</span>}
        </span>
      ),
    },
    {
      key: 'explanation',
      title: t('explanation'),
      render: (_, { explanation, proposal }) =>
        explanation || (
          <span className="muted">
            {t('movements.proposed')} {proposal}
          </span>
        ),
    },
  ];
}

function MovementCardRow({ row }: { row: MovementRow }) {
  return (
    <span className="grid gap-4">
      <span className="flex between gap-12">
        <strong className="bold">
          <span className="figures num">{row.account.code}</span> {accountName(row.account)}
        </strong>
        <Amount value={row.change} brackets />
      </span>
      <span className="font-base muted">{row.explanation || row.proposal}</span>
    </span>
  );
}
