import { Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLedgerAccounts } from '../../../api/queries/books/ledger-account.ts';
import { useScheduleCalls } from '../../../api/queries/year-end/schedule.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { AccountFields } from './account-fields.tsx';
import { AmountField } from './amount-field.tsx';
import type { FieldsProps } from './fields-props.ts';
import { LineField } from './line-field.tsx';
import { bodyOf, isReady, ofKind, ofLine, startOf, type TypedSchedule } from './typed-schedule.ts';
import { scheduleKinds, spreadMethods } from './words.ts';

/** A new schedule: of a posted line, of an amount on another account, or of what the balance account has already. */
export function ScheduleForm({ start, onClose }: { start?: TypedSchedule; onClose: () => void }) {
  const { t } = useTranslation('accounting-schedules');
  const navigate = useNavigate();
  const calls = useScheduleCalls();
  const accounts = useLedgerAccounts();
  const { isBusy, error, save } = useSaving();
  const [typed, setTyped] = useState(() => start ?? startOf(todayInHongKong()));
  const set = (changes: Partial<TypedSchedule>) => setTyped((before) => ({ ...before, ...changes }));
  const submit = () =>
    save(async () => {
      const { id } = await calls.add(bodyOf(typed));
      toast.success(t('form.done'));
      navigate(`/accounting/schedules/${id}`);
    });
  return (
    <SideForm
      title={t('form.title')}
      okText={t('form.ok')}
      isBusy={isBusy}
      isReady={isReady(typed)}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SideField id="schedule-kind" label={t('field.kind')} hint={t(`kindHint.${typed.kind}`)}>
        <Select
          id="schedule-kind"
          value={typed.kind}
          options={scheduleKinds.map((value) => ({ value, label: t(`kind.${value}`) }))}
          onChange={(kind) => setTyped((before) => ofKind(kind, before))}
        />
      </SideField>
      {typed.kind !== 'accrual' && (
        <LineField
          kind={typed.kind}
          line={typed.line}
          error={error}
          onLine={(line) => setTyped((before) => ofLine(line, before, accounts.data ?? []))}
        />
      )}
      <SideField id="schedule-name" label={t('field.name')} sentences={error?.fields.name}>
        <Input
          id="schedule-name"
          value={typed.name}
          maxLength={200}
          onChange={(event) => set({ name: event.target.value })}
        />
      </SideField>
      <AmountField value={typed.amount} error={error} onChange={(amount) => set({ amount })} />
      <PeriodFields typed={typed} set={set} error={error} />
      <AccountFields typed={typed} set={set} error={error} />
    </SideForm>
  );
}

function PeriodFields({ typed, set, error }: FieldsProps) {
  const { t } = useTranslation('accounting-schedules');
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <SideField key={name} id={`schedule-${name}`} label={t(`field.${name}`)} sentences={error?.fields[name]}>
          <DayInput id={`schedule-${name}`} value={typed[name]} onChange={(day) => day && set({ [name]: day })} />
        </SideField>
      ))}
      <SideField id="schedule-method" label={t('field.method')}>
        <Select
          id="schedule-method"
          value={typed.method}
          options={spreadMethods.map((value) => ({ value, label: t(`method.${value}`) }))}
          onChange={(method) => set({ method })}
        />
      </SideField>
      {typed.kind === 'accrual' && (
        <SideField
          id="schedule-reverse"
          label={t('field.reverse_on')}
          hint={t('hint.reverse_on')}
          sentences={error?.fields.reverse_on}
        >
          <DayInput
            id="schedule-reverse"
            value={typed.reverse_on}
            onChange={(reverse_on) => reverse_on && set({ reverse_on })}
          />
        </SideField>
      )}
    </>
  );
}
