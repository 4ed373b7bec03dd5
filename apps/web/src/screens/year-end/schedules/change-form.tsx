import type { Schedule } from '@folio/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useScheduleCalls } from '../../../api/queries/year-end/schedule.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { todayInHongKong } from '../../../components/day/today.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { AccountSelect } from '../../../components/select/account-select.tsx';
import { AmountField } from './amount-field.tsx';

/** `amount`: a credit note or an addition; `end`: an earlier end. */
export type Change = 'amount' | 'end';

interface ChangeFormProps {
  schedule: Schedule;
  change: Change;
  onClose: () => void;
}

/** Plans again what is not posted: by another amount, or by an earlier end. */
export function ChangeForm({ schedule, change, onClose }: ChangeFormProps) {
  const { t } = useTranslation('accounting-schedules');
  const calls = useScheduleCalls();
  const { isBusy, error, save } = useSaving();
  const [typed, setTyped] = useState({
    on: todayInHongKong(),
    amount: '',
    reason: '',
    counter_account: null as string | null,
  });
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }));
  const isAmount = change === 'amount';
  const submit = () =>
    save(async () => {
      if (isAmount) await calls.changeAmount(schedule.id, typed);
      else await calls.end(schedule.id, { on: typed.on, version: schedule.version });
      toast.success(t('change.done'));
      onClose();
    });
  return (
    <SideForm
      title={t(`change.${change}`)}
      okText={t(`change.${change}`)}
      isBusy={isBusy}
      isReady={!isAmount || (typed.amount !== '' && typed.reason.trim() !== '')}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p className="font-base muted">{t('change.detail')}</p>
      <SideField id="change-on" label={t(isAmount ? 'field.date' : 'field.to')} sentences={error?.fields.on}>
        <DayInput id="change-on" value={typed.on} onChange={(day) => day && set({ on: day })} />
      </SideField>
      {isAmount && (
        <>
          <AmountField
            value={typed.amount}
            error={error}
            hint={t('hint.change')}
            onChange={(amount) => set({ amount })}
          />
          <SideField id="change-reason" label={t('field.reason')} sentences={error?.fields.reason}>
            <Input
              id="change-reason"
              value={typed.reason}
              maxLength={500}
              onChange={(event) => set({ reason: event.target.value })}
            />
          </SideField>
        </>
      )}
      {isAmount && schedule.kind !== 'accrual' && (
        <SideField
          id="change-counter"
          label={t('field.counter_account')}
          hint={t('hint.counter_account')}
          sentences={error?.fields.counter_account}
        >
          <AccountSelect
            id="change-counter"
            allowClear
            value={typed.counter_account}
            onChange={(counter_account) => set({ counter_account })}
          />
        </SideField>
      )}
    </SideForm>
  );
}
