import type { PracticeStaffRow } from '@folio/contract';
import { Input, Radio, Select, Switch } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { useClientNames, usePracticeMutations } from '../../../../api/queries/people/practice.ts';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../../components/form/side-form.tsx';
import { currentLanguage } from '../../../../i18n/start-language.ts';
import { companyNameIn } from '../../../../layouts/main/company-name.ts';

interface StaffFormProps {
  practiceId: string;
  /** Whom to change or let in; null invites somebody new. */
  member: PracticeStaffRow | null;
  onClose: () => void;
}

interface StaffValues {
  name: string;
  email: string;
  role: PracticeStaffRow['role'];
  sees_all: boolean;
  company_ids: string[];
}

const blank: StaffValues = { name: '', email: '', role: 'staff', sees_all: false, company_ids: [] };

/** What somebody of the practice may do, and which clients they see. */
export function StaffForm({ practiceId, member, onClose }: StaffFormProps) {
  const { t } = useTranslation('practice');
  const calls = usePracticeMutations();
  const [values, setValues] = useState<StaffValues>(member ?? blank);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (changes: Partial<StaffValues>) => setValues((before) => ({ ...before, ...changes }));
  const save = async () => {
    setBusy(true);
    const { name, email, role, sees_all, company_ids } = values;
    const may = { role, sees_all, company_ids };
    try {
      if (member) await calls.changeStaff(practiceId, member.id, may);
      else await calls.inviteStaff(practiceId, { ...may, name, email });
      toast.success(member ? t('saved', { name }) : t('staff.sent', { email }));
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <SideForm
      title={member ? member.name : t('staff.invite')}
      okText={member ? t('common:save') : t('staff.send')}
      isBusy={isBusy}
      isReady={values.name.trim() !== '' && values.email.trim() !== ''}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      {member === null && <Who values={values} set={set} fields={error?.fields ?? {}} />}
      <May practiceId={practiceId} values={values} set={set} />
    </SideForm>
  );
}

interface PartProps {
  values: StaffValues;
  set: (changes: Partial<StaffValues>) => void;
}

function Who({ values, set, fields }: PartProps & { fields: Record<string, string[]> }) {
  const { t } = useTranslation('practice');
  return (
    <>
      <SideField id="staff-name" label={t('col.name')} sentences={fields.name}>
        <Input
          id="staff-name"
          autoFocus
          value={values.name}
          maxLength={120}
          onChange={({ target }) => set({ name: target.value })}
        />
      </SideField>
      <SideField id="staff-email" label={t('col.email')} sentences={fields.email}>
        <Input
          id="staff-email"
          type="email"
          value={values.email}
          maxLength={254}
          onChange={({ target }) => set({ email: target.value })}
        />
      </SideField>
    </>
  );
}

function May({ practiceId, values, set }: PartProps & { practiceId: string }) {
  const { t } = useTranslation('practice');
  const { data: clients } = useClientNames(practiceId);
  const isManager = values.role === 'manager';
  const seesAll = isManager || values.sees_all;
  return (
    <>
      <SideField id="staff-role" label={t('col.role')} hint={t(`roleHint.${values.role}`)}>
        <Radio.Group
          id="staff-role"
          value={values.role}
          onChange={({ target }) => set({ role: target.value })}
          options={(['staff', 'manager'] as const).map((role) => ({ value: role, label: t(`role.${role}`) }))}
        />
      </SideField>
      <SideField id="staff-all" label={t('staff.seesAll')}>
        <div>
          <Switch id="staff-all" disabled={isManager} checked={seesAll} onChange={(sees_all) => set({ sees_all })} />
        </div>
      </SideField>
      {!seesAll && (
        <SideField id="staff-clients" label={t('staff.clients')} hint={t('staff.clientsHint')}>
          <Select
            id="staff-clients"
            mode="multiple"
            optionFilterProp="label"
            value={values.company_ids}
            onChange={(company_ids) => set({ company_ids })}
            options={(clients ?? []).map((one) => ({ value: one.id, label: companyNameIn(currentLanguage(), one) }))}
          />
        </SideField>
      )}
    </>
  );
}
