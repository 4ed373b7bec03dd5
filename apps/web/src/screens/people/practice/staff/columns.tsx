import type { PracticeStaffRow } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { usePracticeMutations } from '../../../../api/queries/people/practice.ts';
import { useConfirm } from '../../../../components/feedback/confirm.tsx';
import { StateTag, type StateTone } from '../../../../components/feedback/state-tag.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../../components/form/refusal-text.ts';
import type { DataColumn } from '../../../../components/table/data-table.tsx';
import { refreshSession } from '../../../../session/expired/refresh.ts';

interface StaffActs {
  practiceId: string;
  isManager: boolean;
  onOpen: (member: PracticeStaffRow) => void;
}

const tones: Readonly<Record<PracticeStaffRow['state'], StateTone>> = {
  asked: 'amber',
  invited: 'blue',
  active: 'green',
  removed: 'grey',
};

/** Number, name, e-mail, role, clients, state. */
export function useStaffColumns(acts: StaffActs): DataColumn<PracticeStaffRow>[] {
  const { t } = useTranslation('practice');
  return [
    { key: 'number', title: t('col.number'), dataIndex: 'number', width: 72, className: 'figures num' },
    { key: 'name', title: t('col.name'), render: (_, row) => <strong>{row.name}</strong> },
    { key: 'email', title: t('col.email'), dataIndex: 'email', className: 'break' },
    { key: 'role', title: t('col.role'), width: 120, render: (_, row) => t(`role.${row.role}`) },
    { key: 'clients', title: t('col.clients'), width: 120, render: (_, row) => <Clients row={row} /> },
    {
      key: 'state',
      title: t('col.state'),
      width: 110,
      render: (_, row) => <StateTag tone={tones[row.state]}>{t(`staffState.${row.state}`)}</StateTag>,
    },
    { key: 'acts', title: '', align: 'right', render: (_, row) => <Acts row={row} {...acts} /> },
  ];
}

function Clients({ row }: { row: PracticeStaffRow }) {
  const { t } = useTranslation('practice');
  return row.sees_all ? t('staff.all') : t('staff.some', { count: row.company_ids.length });
}

function Acts({ row, practiceId, isManager, onOpen }: StaffActs & { row: PracticeStaffRow }) {
  const { t } = useTranslation('practice');
  const calls = usePracticeMutations();
  const confirm = useConfirm();
  const attempt = async (call: () => Promise<unknown>, said: string) => {
    try {
      await call();
      toast.success(said);
    } catch (cause) {
      toast.error(refusalText(cause));
    }
  };
  const remove = async () => {
    const words = row.is_me ? 'leave' : 'remove';
    const question = {
      title: t(`staff.${words}Confirm`, { name: row.name }),
      okText: t(`staff.${words}`),
      danger: true,
    };
    if (!(await confirm(question))) return;
    await attempt(() => calls.removeStaff(practiceId, row.id), t('staff.removed', { name: row.name }));
    if (row.is_me) await refreshSession();
  };
  return (
    <span className="flex wrap justify-end gap-8">
      {isManager && row.state === 'invited' && (
        <Button
          size="small"
          onClick={() => void attempt(() => calls.resend(practiceId, row.id), t('staff.sent', { email: row.email }))}
        >
          {t('staff.resend')}
        </Button>
      )}
      {isManager && (
        <Button size="small" type={row.state === 'asked' ? 'primary' : 'default'} onClick={() => onOpen(row)}>
          {t(row.state === 'asked' ? 'staff.letIn' : 'staff.edit')}
        </Button>
      )}
      {(isManager || row.is_me) && (
        <Button size="small" danger onClick={() => void remove()}>
          {t(row.is_me ? 'staff.leave' : 'staff.remove')}
        </Button>
      )}
    </span>
  );
}

/** Somebody of the practice on a phone. */
export function StaffCard({ row, ...acts }: StaffActs & { row: PracticeStaffRow }) {
  const { t } = useTranslation('practice');
  return (
    <div className="grid cells-start gap-10">
      <span className="strong-bold grid min-0 gap-2">
        <strong>{row.name}</strong>
        <span className="font-small faint break">{row.email}</span>
        <span className="font-small faint break">
          {t(`role.${row.role}`)} · <Clients row={row} />
        </span>
      </span>
      <StateTag tone={tones[row.state]}>{t(`staffState.${row.state}`)}</StateTag>
      <Acts row={row} {...acts} />
    </div>
  );
}
