import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DayInput } from '../day/day-input.tsx';
import { toast } from '../feedback/toast/toast.ts';
import { SideField } from './side-form.tsx';
import { settleFields } from './typed-fields.ts';
import { useSaving } from './use-saving.ts';

interface ReverseOnDayProps {
  words: { title: string; ok: string; detail: string; done: string; day: string };
  /** The day that the dialog proposes. */
  day: string;
  reverse: (day: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the day, then reverses a posting. */
export function ReverseOnDay({ words, day: proposed, reverse, onClose }: ReverseOnDayProps) {
  const { t } = useTranslation('common');
  const { isBusy, error, save } = useSaving();
  const [day, setDay] = useState(proposed);
  const run = () =>
    save(async () => {
      await reverse(day);
      toast.success(words.done);
      onClose();
    });
  return (
    <Modal
      open
      width={440}
      title={words.title}
      okText={words.ok}
      cancelText={t('cancel')}
      okButtonProps={{ danger: true, loading: isBusy }}
      onOk={() => settleFields() && void run()}
      onCancel={onClose}
    >
      <p className="below-14 muted">{words.detail}</p>
      <SideField id="reverse-day" label={words.day} sentences={error ? [error.message] : []}>
        <DayInput id="reverse-day" value={day} onChange={(typed) => typed && setDay(typed)} />
      </SideField>
    </Modal>
  );
}
