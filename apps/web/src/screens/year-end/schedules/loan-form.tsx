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
import { AmountField } from './amount-field.tsx';
import { LoanAccountFields } from './loan-account-fields.tsx';
import { LoanMethodFields } from './loan-method-fields.tsx';
import { isLoanReady, loanBodyOf, loanOf, type TypedLoan } from './typed-loan.ts';
import { loanTypes } from './words.ts';

/** A new loan or hire purchase, with instalments that are calculated or taken from the lender's table. */
export function LoanForm({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('accounting-schedules');
  const navigate = useNavigate();
  const calls = useScheduleCalls();
  const { isBusy, error, save } = useSaving();
  const [typed, setTyped] = useState(() => loanOf(todayInHongKong()));
  const set = (changes: Partial<TypedLoan>) => setTyped((before) => ({ ...before, ...changes }));
  const submit = () =>
    save(async () => {
      const { id } = await calls.addLoan(loanBodyOf(typed));
      toast.success(t('form.done'));
      navigate(`/accounting/schedules/${id}`);
    });
  return (
    <SideForm
      title={t('loan.title')}
      okText={t('loan.ok')}
      isBusy={isBusy}
      isReady={isLoanReady(typed)}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <SideField id="loan-type" label={t('field.kind')}>
        <Select
          id="loan-type"
          value={typed.type}
          options={loanTypes.map((value) => ({ value, label: t(`loan.type.${value}`) }))}
          onChange={(type) => set({ type })}
        />
      </SideField>
      <SideField id="loan-name" label={t('field.name')} sentences={error?.fields.name}>
        <Input
          id="loan-name"
          value={typed.name}
          maxLength={200}
          onChange={(event) => set({ name: event.target.value })}
        />
      </SideField>
      <AmountField
        value={typed.amount}
        error={error}
        hint={t('loan.amountHint')}
        onChange={(amount) => set({ amount })}
      />
      <SideField id="loan-on" label={t('loan.on')} sentences={error?.fields.on}>
        <DayInput id="loan-on" value={typed.on} onChange={(on) => on && set({ on })} />
      </SideField>
      <LoanMethodFields typed={typed} set={set} error={error} />
      <LoanAccountFields typed={typed} set={set} error={error} />
    </SideForm>
  );
}
