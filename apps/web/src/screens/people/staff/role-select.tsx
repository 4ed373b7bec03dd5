import type { GivenRole, StaffRow } from '@folio/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStaffCalls } from '../../../api/queries/people/staff.ts';
import { useConfirm } from '../../../components/feedback/confirm.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refreshSession } from '../../../session/expired/refresh.ts';
import { useSession } from '../../../session/session-store.ts';
import { givenRoles, isLastOwner } from './roles.ts';

/** The role of somebody, changed at once. Owners are made by handing ownership over, so it only names that role. */
export function RoleSelect({ row, rows }: { row: StaffRow; rows: readonly StaffRow[] }) {
  const { t } = useTranslation('staff');
  const { t: shell } = useTranslation('shell');
  const { profile } = useSession();
  const ask = useConfirm();
  const calls = useStaffCalls();
  const name = row.name || row.email;
  const isOwn = row.id === profile?.id;
  if (isLastOwner(row, rows)) return <span title={t('lastOwner')}>{shell('role.owner')}</span>;
  const change = async (role: GivenRole) => {
    const losesOwner = row.role === 'owner';
    const question = { title: t('demote.title', { name }), detail: t('demote.detail'), okText: t('demote.ok') };
    if (losesOwner && !(await ask(question))) return;
    await calls.change(row.id, role);
    toast.success(t('roleChanged', { name, role: shell(`role.${role}`) }));
    if (isOwn) await refreshSession();
  };
  const roles = row.role === 'owner' ? (['owner', ...givenRoles] as const) : givenRoles;
  return (
    <Select<StaffRow['role']>
      className="staff-role min-w-140"
      variant="borderless"
      aria-label={t('roleOf', { name })}
      value={row.role}
      options={roles.map((role) => ({ value: role, label: shell(`role.${role}`), disabled: role === 'owner' }))}
      onChange={(role) => {
        if (role !== 'owner') void change(role).catch(shown);
      }}
    />
  );
}

/** The client has said why it was refused. */
const shown = () => undefined;
