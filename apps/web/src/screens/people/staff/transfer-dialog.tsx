import type { StaffRow } from '@folio/contract';
import { Alert, Modal, Radio, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStaffCalls } from '../../../api/queries/people/staff.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refreshSession } from '../../../session/expired/refresh.ts';
import { useSession } from '../../../session/session-store.ts';

interface TransferDialogProps {
  rows: readonly StaffRow[];
  onClose: () => void;
}

/** Makes another member an owner; the caller chooses what to be afterwards. */
export function TransferDialog({ rows, onClose }: TransferDialogProps) {
  const { t } = useTranslation('staff');
  const { profile } = useSession();
  const calls = useStaffCalls();
  const [userId, setUserId] = useState<string | null>(null);
  const [stay, setStay] = useState<'owner' | 'bookkeeper'>('owner');
  const [isBusy, setBusy] = useState(false);
  const others = rows.filter(({ id, state, role }) => state === 'active' && role !== 'owner' && id !== profile?.id);
  const transfer = async () => {
    if (userId === null) return;
    setBusy(true);
    try {
      await calls.transfer({ user_id: userId, stay });
      toast.success(t('transfer.done', { name: rows.find(({ id }) => id === userId)?.name ?? '' }));
      onClose();
      await refreshSession();
    } catch {
      // The client has said why it was refused; what was chosen stays.
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      centered
      title={t('transfer.title')}
      okText={t('transfer.ok')}
      cancelText={t('common:cancel')}
      okButtonProps={{ disabled: userId === null }}
      confirmLoading={isBusy}
      onOk={() => void transfer()}
      onCancel={onClose}
    >
      {others.length === 0 ? (
        <Alert type="info" showIcon title={t('transfer.nobody')} />
      ) : (
        <div className="staff-transfer grid gap-14">
          <p>{t('transfer.lead')}</p>
          <Select
            aria-label={t('transfer.to')}
            placeholder={t('transfer.to')}
            value={userId}
            options={others.map(({ id, name, email }) => ({ value: id, label: `${name} · ${email}` }))}
            onChange={setUserId}
          />
          <Radio.Group
            aria-label={t('transfer.stayLabel')}
            className="staff-roles grid gap-10"
            value={stay}
            onChange={({ target }) => setStay(target.value === 'owner' ? 'owner' : 'bookkeeper')}
          >
            <Radio value="owner">
              <strong className="medium">{t('transfer.stay.owner')}</strong>
            </Radio>
            <Radio value="bookkeeper">
              <strong className="medium">{t('transfer.stay.bookkeeper')}</strong>
            </Radio>
          </Radio.Group>
        </div>
      )}
    </Modal>
  );
}
