import type { TaxComputation } from '@folio/contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { useComputationCalls } from '../../../../api/queries/year-end/profits-tax.ts';
import { DayInput } from '../../../../components/day/day-input.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../../components/form/side-form.tsx';
import { AccountSelect } from '../../../../components/select/account-select.tsx';

interface FormProps {
  tax: TaxComputation;
  onClose: () => void;
}

/** Runs a call of a form: busy while it runs, closed when it is done, else with the error. */
function useFormCall(done: string, onClose: () => void) {
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async (call: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await call();
      toast.success(done);
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return { error, isBusy, run };
}

/** The journal of the tax: expense against liability, and provisional tax out of another account. */
export function JournalForm({ tax, onClose }: FormProps) {
  const { t } = useTranslation('profits-tax');
  const { postJournal } = useComputationCalls(tax);
  const { error, isBusy, run } = useFormCall(t('journal.done'), onClose);
  const [date, setDate] = useState(tax.basis_to);
  const [expense, setExpense] = useState(tax.accounts.expense);
  const [payable, setPayable] = useState(tax.accounts.payable);
  const [provisional, setProvisional] = useState<string | null>(null);
  const post = () =>
    run(() =>
      postJournal({
        date,
        expense_account: expense ?? '',
        payable_account: payable ?? '',
        provisional_account: provisional,
      }),
    );
  return (
    <SideForm
      title={t('journal.post')}
      okText={t('journal.ok')}
      isBusy={isBusy}
      isReady={expense !== null && payable !== null}
      error={error}
      onSubmit={() => void post()}
      onClose={onClose}
    >
      <SideField id="tax-date" label={t('journal.date')} sentences={error?.fields.date}>
        <DayInput id="tax-date" value={date} onChange={(day) => day && setDate(day)} />
      </SideField>
      <SideField id="tax-expense" label={t('journal.expense')}>
        <AccountSelect id="tax-expense" value={expense} onChange={setExpense} />
      </SideField>
      <SideField id="tax-payable" label={t('journal.payable')}>
        <AccountSelect id="tax-payable" value={payable} onChange={setPayable} />
      </SideField>
      <SideField id="tax-provisional" label={t('journal.provisional')} hint={t('journal.provisionalHint')}>
        <AccountSelect id="tax-provisional" allowClear value={provisional} onChange={setProvisional} />
      </SideField>
    </SideForm>
  );
}

/** The opposite journal, on a day of an open period. */
export function ReverseForm({ tax, onClose }: FormProps) {
  const { t } = useTranslation('profits-tax');
  const { reverseJournal } = useComputationCalls(tax);
  const { error, isBusy, run } = useFormCall(t('journal.reversedDone'), onClose);
  const [date, setDate] = useState(tax.basis_to);
  return (
    <SideForm
      title={t('journal.reverse')}
      okText={t('journal.reverse')}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void run(() => reverseJournal(date))}
      onClose={onClose}
    >
      <SideField id="tax-reverse-date" label={t('journal.date')} sentences={error?.fields.date}>
        <DayInput id="tax-reverse-date" value={date} onChange={(day) => day && setDate(day)} />
      </SideField>
    </SideForm>
  );
}
