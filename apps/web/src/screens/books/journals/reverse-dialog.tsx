import type { ManualJournal } from '@folio/contract';
import { useQueryClient } from '@tanstack/react-query';
import { Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { afterJournal, journalCalls, journalKey } from '../../../api/queries/books/accounting-journal.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { useUsualDay } from '../../../components/day/use-usual-day.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { refusalText } from '../../../components/form/refusal-text.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { settleFields } from '../../../components/form/typed-fields.ts';
import { firstOfNextMonth } from './journal-draft.ts';

/** Asks for the day, then posts the opposite entry: what is posted is never changed. */
export function ReverseDialog(props: { journal: ManualJournal; onClose: () => void }) {
  const dayFor = useUsualDay();
  return dayFor && <ReverseForm {...props} day={dayFor([props.journal.date])} />;
}

interface ReverseFormProps {
  journal: ManualJournal;
  /** The day proposed. */
  day: string;
  onClose: () => void;
}

function ReverseForm({ journal, day: proposed, onClose }: ReverseFormProps) {
  const { t } = useTranslation('accounting-journals');
  const queryClient = useQueryClient();
  const today = todayInHongKong();
  const [date, setDate] = useState(proposed);
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const number = journal.number ?? '';
  const reverse = async () => {
    if (!settleFields()) return;
    setBusy(true);
    setRefusal('');
    try {
      queryClient.setQueryData(journalKey(journal.id), await journalCalls.reverse(journal.id, date));
      onClose();
      toast.success(t('reverse.done', { number }));
      await afterJournal(queryClient);
    } catch (cause) {
      setRefusal(refusalText(cause));
      setBusy(false);
    }
  };
  const next = firstOfNextMonth(journal.date);
  const offered = [...new Set([journal.date, next, today])].filter((day): day is string => day !== null);
  return (
    <Modal
      open
      width={440}
      title={t('reverse.title', { number })}
      okText={t('reverse.open')}
      cancelText={t('common:cancel')}
      okButtonProps={{ danger: true, loading: isBusy }}
      onOk={() => void reverse()}
      onCancel={onClose}
    >
      <p className="below-14 muted">{t('reverse.detail')}</p>
      <SideField
        id="reverse-date"
        label={t('reverse.date')}
        sentences={refusal === '' ? [] : [refusal]}
        hint={
          <span className="gap-4-16 flex wrap">
            {offered.map((day) => (
              <button
                key={day}
                type="button"
                className="link-button font-inherit p-0 border-0 bg-none radius-tiny pointer"
                onClick={() => setDate(day)}
              >
                {day === today ? t('reverse.today') : t(day === journal.date ? 'reverse.sameDay' : 'firstOfNextMonth')}
              </button>
            ))}
          </span>
        }
      >
        <DayInput id="reverse-date" value={date} onChange={(day) => day && setDate(day)} />
      </SideField>
    </Modal>
  );
}
