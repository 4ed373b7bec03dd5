import type { ManualJournalRow } from '@folio/contract';
import { addDays, addMonths } from '@folio/ledger/calendar';
import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useScheduleCalls } from '../../../api/queries/year-end/schedule.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { JournalField } from './journal-field.tsx';
import { journalRhythms } from './words.ts';

/** Repeats a posted or typed journal each month, quarter or year until an end. */
export function RecurringForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounting-schedules');
  const navigate = useNavigate();
  const calls = useScheduleCalls();
  const { isBusy, error, save } = useSaving();
  const [journal, setJournal] = useState<ManualJournalRow | null>(null);
  const [typed, setTyped] = useState(() => yearFrom(todayInHongKong()));
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }));
  const choose = (chosen: ManualJournalRow | null) => {
    setJournal(chosen);
    if (chosen !== null) set({ name: chosen.narration || (chosen.number ?? '') });
  };
  const submit = () =>
    save(async () => {
      const { id } = await calls.addRecurring({ ...typed, journal_id: journal?.id ?? '' });
      toast.success(t('recurring.done'));
      navigate(`/accounting/schedules/${id}`);
    });
  return (
    <SideForm
      title={t('recurring.title')}
      okText={t('recurring.ok')}
      isBusy={isBusy}
      isReady={journal !== null && typed.name.trim() !== ''}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <JournalField journal={journal} error={error} onJournal={choose} />
      <SideField
        id="recurring-name"
        label={t('field.name')}
        hint={t('recurring.nameHint')}
        sentences={error?.fields.name}
      >
        <Input
          id="recurring-name"
          value={typed.name}
          maxLength={200}
          onChange={(event) => set({ name: event.target.value })}
        />
      </SideField>
      <SideField id="recurring-every" label={t('recurring.every')}>
        <Select
          id="recurring-every"
          value={typed.every}
          options={journalRhythms.map((value) => ({ value, label: t(`recurring.rhythm.${value}`) }))}
          onChange={(every) => set({ every })}
        />
      </SideField>
      {(['from', 'to'] as const).map((name) => (
        <SideField
          key={name}
          id={`recurring-${name}`}
          label={t(`recurring.${name}`)}
          hint={name === 'from' ? t('recurring.fromHint') : undefined}
          sentences={name === 'from' ? (error?.fields.from ?? error?.fields.date) : error?.fields.to}
        >
          <DayInput id={`recurring-${name}`} value={typed[name]} onChange={(day) => day && set({ [name]: day })} />
        </SideField>
      ))}
    </SideForm>
  );
}

/** Monthly for a year, from a month after a day on. */
function yearFrom(today: string) {
  const from = addMonths(today, 1);
  return { name: '', every: 'month' as (typeof journalRhythms)[number], from, to: addDays(addMonths(from, 12), -1) };
}
