import type { ScheduleLine } from '@folio/contract';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScheduleCalls } from '../../../api/queries/year-end/schedule.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { useSaving } from '../../../components/form/use-saving.ts';

interface ReverseDialogProps {
  scheduleId: string;
  line: ScheduleLine;
  onClose: () => void;
}

/** Asks for the day, then reverses a posted line. */
export function ReverseDialog({ scheduleId, line, onClose }: ReverseDialogProps) {
  const { t } = useTranslation('accounting-schedules');
  const calls = useScheduleCalls();
  const { isBusy, error, save } = useSaving();
  const [date, setDate] = useState(line.due_on);
  const reverse = () =>
    save(async () => {
      await calls.reverse(scheduleId, { due_on: line.due_on, date });
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
