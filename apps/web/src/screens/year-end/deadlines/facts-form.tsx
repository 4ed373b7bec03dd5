import type { CompanyForm, DeadlineFacts } from '@folio/contract';
import { companyForms } from '@folio/contract/choices';
import { Checkbox, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useDeadlineCalls } from '../../../api/queries/year-end/deadline.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';

const employees = { yes: true, no: false, unknown: null } as const;
type Employees = keyof typeof employees;

/** What the deadlines follow from, besides the details of the company. */
export function FactsForm({ facts, onClose }: { facts: DeadlineFacts; onClose: () => void }) {
  const { t } = useTranslation('deadlines');
  const { saveFacts } = useDeadlineCalls();
  const [typed, setTyped] = useState(facts);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (changes: Partial<DeadlineFacts>) => setTyped((before) => ({ ...before, ...changes }));
  const save = async () => {
    setBusy(true);
    try {
      await saveFacts(typed);
      toast.success(t('facts.saved'));
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  const known: Employees = typed.has_employees === null ? 'unknown' : typed.has_employees ? 'yes' : 'no';
  return (
    <SideForm
      title={t('facts.edit')}
      okText={t('common:save')}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SideField id="deadline-form" label={t('facts.form')}>
        <Select<CompanyForm>
          id="deadline-form"
          value={typed.form}
          options={companyForms.map((value) => ({ value, label: t(`facts.forms.${value}`) }))}
          onChange={(form) => set({ form })}
        />
      </SideField>
      <SideField id="deadline-employees" label={t('facts.employees')} hint={t('facts.employeesHint')}>
        <Select<Employees>
          id="deadline-employees"
          value={known}
          options={(Object.keys(employees) as Employees[]).map((value) => ({ value, label: t(`facts.has.${value}`) }))}
          onChange={(value) => set({ has_employees: employees[value] })}
        />
      </SideField>
      <Checkbox checked={typed.is_represented} onChange={({ target }) => set({ is_represented: target.checked })}>
        {t('facts.represented')}
      </Checkbox>
      <Checkbox checked={typed.expects_loss} onChange={({ target }) => set({ expects_loss: target.checked })}>
        {t('facts.loss')}
      </Checkbox>
      <SideField
        id="deadline-controllers"
        label={t('facts.controllers')}
        hint={t('facts.controllersHint')}
        sentences={error?.fields.controllers_changed_on}
      >
        <DayInput
          id="deadline-controllers"
          allowClear
          value={typed.controllers_changed_on}
          onChange={(day) => set({ controllers_changed_on: day })}
        />
      </SideField>
    </SideForm>
  );
}
