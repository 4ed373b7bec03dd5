import type { PracticeStaffRow } from '@folio/contract';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePracticeStaff } from '../../../../api/queries/people/practice.ts';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { Card } from '../../../../components/page/card.tsx';
import { Icon } from '../../../../components/page/icon.tsx';
import { DataTable } from '../../../../components/table/data-table.tsx';
import { PracticeFrame } from '../practice-frame.tsx';
import { StaffCard, useStaffColumns } from './columns.tsx';
import { StaffForm } from './staff-form.tsx';

type Open = PracticeStaffRow | 'new' | null;

/** Who works in the practice, who asks to, and whose clients are whose. */
export default function PracticeStaffScreen() {
  const { t } = useTranslation('practice');
  const [open, setOpen] = useState<Open>(null);
  return (
    <PracticeFrame
      title={t('title.staff')}
      actions={({ role }) =>
        role === 'manager' && (
          <Button type="primary" icon={<Icon name="plus" />} onClick={() => setOpen('new')}>
            {t('staff.invite')}
          </Button>
        )
      }
    >
      {({ id, role }) => (
        <>
          <Staff practiceId={id} isManager={role === 'manager'} onOpen={setOpen} />
          {open !== null && (
            <StaffForm practiceId={id} member={open === 'new' ? null : open} onClose={() => setOpen(null)} />
          )}
        </>
      )}
    </PracticeFrame>
  );
}

interface StaffProps {
  practiceId: string;
  isManager: boolean;
  onOpen: (member: PracticeStaffRow) => void;
}

function Staff({ practiceId, isManager, onOpen }: StaffProps) {
  const { t } = useTranslation('practice');
  const list = usePracticeStaff(practiceId);
  const columns = useStaffColumns({ practiceId, isManager, onOpen });
  return (
    <Card flush>
      <DataTable<PracticeStaffRow>
        label={t('title.staff')}
        rows={list.data}
        rowKey={(row) => row.id}
        columns={columns}
        error={list.error}
        onRetry={() => void list.refetch()}
        card={(row) => <StaffCard row={row} practiceId={practiceId} isManager={isManager} onOpen={onOpen} />}
        empty={<EmptyState illustration="building" title={t('staff.none')} />}
      />
    </Card>
  );
}
