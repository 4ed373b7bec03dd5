import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssetCalls } from '../../../api/queries/year-end/fixed-asset.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { useSaving } from '../../../components/form/use-saving.ts';

interface ReverseDialogProps {
  posting: { id: string; date: string };
  onClose: () => void;
}

/** Asks for the day, then reverses a posting of the register with its journal. */
export function ReverseDialog({ posting, onClose }: ReverseDialogProps) {
  const { t } = useTranslation('accounting-fixed-assets');
  const calls = useAssetCalls();
  const { isBusy, error, save } = useSaving();
  const [date, setDate] = useState(posting.date);
  const reverse = () =>
    save(async () => {
      await calls.reverse(posting.id, date);
      toast.success(t('reverse.done'));
      onClose();
    });
  return (
    <Modal
      open
      width={440}
      title={t('reverse.title')}
      okText={t('reverse.open')}
      cancelText={t('common:cancel')}
      okButtonProps={{ danger: true, loading: isBusy }}
      onOk={() => settleFields() && void reverse()}
      onCancel={onClose}
    >
      <p className="below-14 muted">{t('reverse.detail')}</p>
      <SideField id="reverse-day" label={t('field.date')} sentences={error ? [error.message] : []}>
        <DayInput id="reverse-day" value={date} onChange={(day) => day && setDate(day)} />
      </SideField>
    </Modal>
  );
}
