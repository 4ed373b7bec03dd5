import type { TaxEntity, TaxProfile } from '@folio/contract';
import { taxEntities } from '@folio/contract/choices';
import { Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useTaxCalls } from '../../../api/queries/year-end/profits-tax.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';

/** What the computations of every year follow from. */
export function ProfileForm({ profile, onClose }: { profile: TaxProfile; onClose: () => void }) {
  const { t } = useTranslation('profits-tax');
  const { saveProfile } = useTaxCalls();
  const [typed, setTyped] = useState(profile);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (changes: Partial<TaxProfile>) => setTyped((before) => ({ ...before, ...changes }));
  const save = async () => {
    setBusy(true);
    try {
      await saveProfile(typed);
      toast.success(t('profile.saved'));
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <SideForm
      title={t('profile.open')}
      okText={t('common:save')}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SideField
        id="tax-file"
        label={t('profile.file')}
        hint={t('profile.fileHint')}
        sentences={error?.fields.file_number}
      >
        <Input
          id="tax-file"
          value={typed.file_number ?? ''}
          maxLength={20}
          onChange={({ target }) => set({ file_number: target.value.trim() === '' ? null : target.value.trim() })}
        />
      </SideField>
      <SideField id="tax-entity" label={t('profile.entity')}>
        <Select<TaxEntity>
          id="tax-entity"
          value={typed.entity}
          options={taxEntities.map((value) => ({ value, label: t(`profile.entities.${value}`) }))}
          onChange={(entity) => set({ entity })}
        />
      </SideField>
      <Checkbox checked={typed.lower_tier} onChange={({ target }) => set({ lower_tier: target.checked })}>
        {t('profile.lowerTier')}
      </Checkbox>
      <SideField id="tax-commenced" label={t('profile.commenced')} hint={t('profile.commencedHint')}>
        <DayInput
          id="tax-commenced"
          allowClear
          value={typed.commenced_on}
          onChange={(day) => set({ commenced_on: day })}
        />
      </SideField>
    </SideForm>
  );
}
