import type { AccessRequestRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CompanyAct } from '../../../api/queries/people/access-request.ts';
import { RequestStateTag } from '../../../components/access/request-state.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';

interface RequestActs {
  onLevel: (row: AccessRequestRow) => void;
  onAct: (row: AccessRequestRow, act: CompanyAct) => void;
}

/** The specification's columns: number, name, PC No., address, e-mail, state; and what may be done. */
export function useAccessColumns(acts: RequestActs): DataColumn<AccessRequestRow>[] {
  const { t } = useTranslation('access');
  return [
    { key: 'number', title: t('col.number'), dataIndex: 'number', width: 72, className: 'figures num' },
    { key: 'name', title: t('col.name'), render: (_, row) => <RequestName row={row} /> },
    { key: 'pc_number', title: t('col.pc_number'), dataIndex: 'pc_number', width: 88 },
    { key: 'address', title: t('col.address'), dataIndex: 'address' },
    { key: 'email', title: t('col.email'), dataIndex: 'email', className: 'break' },
    { key: 'state', title: t('col.state'), width: 116, render: (_, row) => <Standing row={row} /> },
    { key: 'acts', title: '', align: 'right', render: (_, row) => <RequestButtons row={row} {...acts} /> },
  ];
}

function RequestName({ row }: { row: AccessRequestRow }) {
  const { t } = useTranslation('access');
  return (
    <span className="strong-bold grid min-0 gap-2">
      <strong>
        <Link to={`/settings/explore/practice/${row.practice_id}`}>{row.name}</Link>
      </strong>
      {row.message && <span className="font-small faint break">{t('says', { message: row.message })}</span>}
      {row.state === 'pending' && row.asked_by === 'company' && (
        <span className="font-small faint break">{t('waitsForPractice')}</span>
      )}
    </span>
  );
}

function Standing({ row }: { row: AccessRequestRow }) {
  const { t } = useTranslation('access');
  return (
    <span className="strong-bold grid min-0 gap-2">
      <span className="font-small faint break">
        <RequestStateTag state={row.state} />
      </span>
      {row.role && <small className="font-small faint break">{t(`shell:role.${row.role}`)}</small>}
    </span>
  );
}

function RequestButtons({ row, onLevel, onAct }: RequestActs & { row: AccessRequestRow }) {
  const { t } = useTranslation('access');
  if (row.state === 'accepted') {
    return (
      <span className="flex wrap justify-end gap-8">
        <Button size="small" onClick={() => onLevel(row)}>
          {t('act.level')}
        </Button>
        <Button size="small" danger onClick={() => onAct(row, 'revoke')}>
          {t('act.revoke')}
        </Button>
      </span>
    );
  }
  if (row.state !== 'pending') return null;
  if (row.asked_by === 'company') {
    return (
      <Button size="small" onClick={() => onAct(row, 'cancel')}>
        {t('act.cancel')}
      </Button>
    );
  }
  return (
    <span className="flex wrap justify-end gap-8">
      <Button size="small" type="primary" onClick={() => onLevel(row)}>
        {t('act.accept')}
      </Button>
      <Button size="small" onClick={() => onAct(row, 'reject')}>
        {t('act.reject')}
      </Button>
    </span>
  );
}

/** A request on a phone. */
export function RequestCard({ row, ...acts }: RequestActs & { row: AccessRequestRow }) {
  return (
    <div className="grid cells-start gap-10">
      <RequestName row={row} />
      <span className="strong-bold grid min-0 gap-2">
        <span className="font-small faint break">{`${row.pc_number} · ${row.email}`}</span>
        <span className="font-small faint break">{row.address}</span>
      </span>
      <Standing row={row} />
      <RequestButtons row={row} {...acts} />
    </div>
  );
}
