import type { TaxOverview } from '@folio/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { useTaxCalls } from '../../../api/queries/year-end/profits-tax.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';

interface NewFormProps {
  next: TaxOverview['next'];
  onClose: () => void;
  onMade: (id: string) => void;
}

/** Begins the computation of a year, with the figures that the year before carries forward. */
export function NewForm({ next, onClose, onMade }: NewFormProps) {
  const { t } = useTranslation('profits-tax');
  const { create } = useTaxCalls();
  const [typed, setTyped] = useState(next);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (changes: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changes }));
  const save = async () => {
    setBusy(true);
    try {
      onMade((await create(typed)).id);
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return (
    <SideForm
      title={t('new.open')}
      okText={t('new.ok')}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <SideField
        id="tax-year"
        label={t('col.year')}
        sentences={error?.fields.year_of_assessment}
        hint={t('new.yearHint')}
      >
        <Input
          id="tax-year"
          value={typed.year_of_assessment}
          maxLength={7}
          onChange={({ target }) => set({ year_of_assessment: target.value })}
        />
      </SideField>
      <SideField id="tax-from" label={t('basisFrom')} sentences={error?.fields.basis_from}>
        <DayInput id="tax-from" value={typed.basis_from} onChange={(day) => day && set({ basis_from: day })} />
      </SideField>
      <SideField id="tax-to" label={t('basisTo')} sentences={error?.fields.basis_to}>
        <DayInput id="tax-to" value={typed.basis_to} onChange={(day) => day && set({ basis_to: day })} />
      </SideField>
      <p className="side-hint above-4 font-small">{t('new.hint')}</p>
    </SideForm>
  );
}
