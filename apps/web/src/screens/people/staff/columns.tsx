import type { StaffRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { dayOfInstant, formatDay } from '../../../components/day/format-day.ts';
import { StateTag } from '../../../components/feedback/state-tag.tsx';
import type { DataColumn } from '../../../components/table/data-table.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';
import { useSession } from '../../../session/session-store.ts';
import { RoleSelect } from './role-select.tsx';
import { RowActions } from './row-actions.tsx';

/** The specification's number, name and e-mail; then role, state, when last seen, and what can be done. */
export function useStaffColumns(rows: readonly StaffRow[]): DataColumn<StaffRow>[] {
  const { t } = useTranslation('staff');
  return [
    { title: t('column.number'), dataIndex: 'number', className: 'figures num', width: 70 },
    { title: t('column.name'), key: 'name', render: (_, row) => <StaffName row={row} /> },
    {
      title: t('column.email'),
      dataIndex: 'email',
      render: (email: string) => <span className="staff-email break">{email}</span>,
    },
    { title: t('column.role'), key: 'role', width: 165, render: (_, row) => <RoleSelect row={row} rows={rows} /> },
    { title: t('column.state'), key: 'state', width: 160, render: (_, row) => <StaffState row={row} /> },
    { title: t('column.lastSeen'), key: 'seen', width: 130, render: (_, row) => <LastSeen row={row} /> },
    {
      title: <span className="visually-hidden absolute clip nowrap">{t('column.actions')}</span>,
      key: 'actions',
      align: 'right',
      render: (_, row) => <RowActions row={row} rows={rows} />,
    },
  ];
}

export function StaffName({ row }: { row: StaffRow }) {
  const { t } = useTranslation('staff');
  const { profile } = useSession();
  return (
    <span className="staff-name gap-4-8 inline-flex wrap items-center">
      <strong className="medium break">{row.name || t('unnamed')}</strong>
      {row.id === profile?.id && <StateTag tone="blue">{t('you')}</StateTag>}
    </span>
  );
}

/** Active or invited; and of an invitation whether its link still opens and its mail left. */
export function StaffState({ row }: { row: StaffRow }) {
  const { t } = useTranslation('staff');
  if (row.state === 'active') return <StateTag tone="green">{t('state.active')}</StateTag>;
  if (row.mail_failed) return <StateTag tone="red">{t('state.mailFailed')}</StateTag>;
  if (row.expired) return <StateTag tone="amber">{t('state.expired')}</StateTag>;
  return (
    <span className="inline-grid cells-start gap-2 font-small faint">
      <StateTag tone="blue">{t('state.invited')}</StateTag>
      {row.expires_at !== null && (
        <span>{t('until', { date: formatDay(dayOfInstant(row.expires_at), currentLanguage()) })}</span>
      )}
    </span>
  );
}

export function LastSeen({ row }: { row: StaffRow }) {
  if (row.last_seen_at === null) return <span aria-hidden="true">–</span>;
  return <span>{formatDay(dayOfInstant(row.last_seen_at), currentLanguage())}</span>;
}
