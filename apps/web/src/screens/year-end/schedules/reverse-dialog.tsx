import type { ScheduleLine } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useScheduleCalls } from '../../../api/queries/year-end/schedule.ts';
import { ReverseOnDay } from '../../../components/form/reverse-on-day.tsx';

interface ReverseDialogProps {
  scheduleId: string;
  line: ScheduleLine;
  onClose: () => void;
}

/** Asks for the day, then reverses a posted line. */
export function ReverseDialog({ scheduleId, line, onClose }: ReverseDialogProps) {
  const { t } = useTranslation('accounting-schedules');
  const calls = useScheduleCalls();
  return (
    <ReverseOnDay
      words={{
        title: t('reverse.title'),
        ok: t('reverse.open'),
        detail: t('reverse.detail'),
        done: t('reverse.done'),
        day: t('field.date'),
      }}
      day={line.posted_on ?? line.due_on}
      reverse={(date) => calls.reverse(scheduleId, { due_on: line.due_on, date })}
      onClose={onClose}
    />
  );
}
