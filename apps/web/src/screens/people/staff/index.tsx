import type { StaffRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaff } from '../../../api/queries/people/staff.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { newMark } from '../../../components/keyboard/use-list-keys.ts';
import { Card } from '../../../components/page/card.tsx';
import { Icon } from '../../../components/page/icon.tsx';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { DataTable } from '../../../components/table/data-table.tsx';
import { useCompanyName } from '../../../layouts/main/use-company-name.ts';
import { useStaffColumns } from './columns.tsx';
import { InviteDialog } from './invite-dialog.tsx';
import { RoleTable } from './role-table.tsx';
import { StaffCard } from './staff-card.tsx';
import { TransferDialog } from './transfer-dialog.tsx';
import './staff.css';

/** The company's people: who may do what, who was invited, and who the owners are. */
export default function StaffScreen() {
  const { t } = useTranslation('staff');
  const company = useCompanyName();
  const staff = useStaff();
  const [open, setOpen] = useState<'invite' | 'transfer' | null>(null);
  const columns = useStaffColumns(staff.data ?? []);
  const close = () => setOpen(null);
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={t('subtitle', { company })}
        actions={
          <>
            <Button onClick={() => setOpen('transfer')}>{t('transfer.open')}</Button>
            <Button {...newMark} type="primary" icon={<Icon name="plus" />} onClick={() => setOpen('invite')}>
              {t('invite.open')}
            </Button>
          </>
        }
      />
      <Card flush>
        <DataTable<StaffRow>
          label={t('title')}
          rows={staff.data}
          rowKey={(row) => row.id}
          columns={columns}
          error={staff.error}
          onRetry={() => void staff.refetch()}
          card={(row) => <StaffCard row={row} rows={staff.data ?? []} />}
          empty={<EmptyState title={t('title')} />}
        />
      </Card>
      <RoleTable />
      {open === 'invite' && <InviteDialog onClose={close} />}
      {open === 'transfer' && <TransferDialog rows={staff.data ?? []} onClose={close} />}
    </>
  );
}
