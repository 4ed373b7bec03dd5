import type { CompanyDeadline, DeadlineMarkBody } from '@folio/contract';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useDeadlineCalls } from '../../../api/queries/year-end/deadline.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { formatDay } from '../../../components/day/format-day.ts';
import { todayInHongKong } from '../../../components/day/today.ts';
import { useDeadlineName } from '../../../components/deadline/deadline-cells.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { currentLanguage } from '../../../i18n/start-language.ts';

/** When a deadline was met, the day that the authority printed, and a note. */
export function MarkForm({ row, onClose }: { row: CompanyDeadline; onClose: () => void }) {
  const { t } = useTranslation('deadlines');
  const name = useDeadlineName()(row);
  const { error, isBusy, save } = useMark(row, onClose);
  const [typed, setTyped] = useState({
    due_on: row.is_own_day ? row.due_on : null,
    done_on: row.done_on ?? (row.state === 'done' ? null : todayInHongKong()),
    note: row.note,
  });
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }));
  return (
    <SideForm
      title={name}
      okText={t('common:save')}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void save(typed)}
      onClose={onClose}
      extra={
        row.done_on !== null && <Button onClick={() => void save({ ...typed, done_on: null })}>{t('mark.undo')}</Button>
      }
    >
      <p className="side-hint above-4 font-small">{t('mark.source', { source: row.source })}</p>
      <SideField id="deadline-done" label={t('mark.done')} hint={t('mark.doneHint')} sentences={error?.fields.done_on}>
        <DayInput id="deadline-done" allowClear value={typed.done_on} onChange={(day) => set({ done_on: day })} />
      </SideField>
      <SideField
        id="deadline-due"
        label={t('mark.due')}
        hint={t('mark.dueHint', { date: formatDay(row.rule_due_on, currentLanguage()) })}
        sentences={error?.fields.due_on}
      >
        <DayInput id="deadline-due" allowClear value={typed.due_on} onChange={(day) => set({ due_on: day })} />
      </SideField>
      <SideField id="deadline-note" label={t('mark.note')} sentences={error?.fields.note}>
        <Input.TextArea
          id="deadline-note"
          rows={3}
          maxLength={500}
          value={typed.note}
          onChange={({ target }) => set({ note: target.value })}
        />
      </SideField>
    </SideForm>
  );
}

function useMark({ kind, period }: CompanyDeadline, onClose: () => void) {
  const { t } = useTranslation('deadlines');
  const { mark } = useDeadlineCalls();
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (typed: Pick<DeadlineMarkBody, 'due_on' | 'done_on' | 'note'>) => {
    setBusy(true);
    try {
      await mark({ kind, period, ...typed });
      toast.success(t('mark.saved'));
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return { error, isBusy, save };
}
