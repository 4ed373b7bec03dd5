import type { TaxComputation, TaxInputs } from '@folio/contract';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { useComputationCalls } from '../../../../api/queries/year-end/profits-tax.ts';
import { DayInput } from '../../../../components/day/day-input.tsx';
import { toast } from '../../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../../components/form/side-form.tsx';
import { HirePurchaseFields } from '../hire-purchase/hire-purchase-fields.tsx';
import { AmountField } from './amount-field.tsx';
import { BuildingFields } from './building-fields.tsx';
import { Disposals, PoolFields } from './pool-fields.tsx';

/** Basis period, pools, buildings, losses and other figures of a draft. */
export function InputsForm({ tax, onClose }: { tax: TaxComputation; onClose: () => void }) {
  const { t } = useTranslation('profits-tax');
  const { error, isBusy, save } = useSave(tax, onClose);
  const [period, setPeriod] = useState({ basis_from: tax.basis_from, basis_to: tax.basis_to });
  const [isCessation, setCessation] = useState(tax.is_cessation);
  const [inputs, setInputs] = useState(tax.inputs);
  const set = (changes: Partial<TaxInputs>) => setInputs((before) => ({ ...before, ...changes }));
  const { prescribed } = inputs;
  return (
    <SideForm
      title={t('inputs.open')}
      okText={t('common:save')}
      isBusy={isBusy}
      error={error}
      onSubmit={() => void save({ ...period, is_cessation: isCessation, inputs })}
      onClose={onClose}
    >
      <SideField id="tax-basis-from" label={t('basisFrom')} sentences={error?.fields.basis_from}>
        <DayInput
          id="tax-basis-from"
          value={period.basis_from}
          onChange={(day) => day && setPeriod({ ...period, basis_from: day })}
        />
      </SideField>
      <SideField id="tax-basis-to" label={t('basisTo')} sentences={error?.fields.basis_to}>
        <DayInput
          id="tax-basis-to"
          value={period.basis_to}
          onChange={(day) => day && setPeriod({ ...period, basis_to: day })}
        />
      </SideField>
      <Checkbox checked={isCessation} onChange={({ target }) => setCessation(target.checked)}>
        {t('inputs.cessation')}
      </Checkbox>
      <Checkbox
        checked={inputs.from_register ?? false}
        onChange={({ target }) => set({ from_register: target.checked })}
      >
        {t('inputs.fromRegister')}
      </Checkbox>
      <PoolFields pools={inputs.pools} onChange={(pools) => set({ pools })} />
      <fieldset className="grid gap-8">
        <legend className="bold">{t('inputs.prescribed')}</legend>
        <AmountField
          id="tax-prescribed"
          label={t('inputs.prescribedAdditions')}
          value={prescribed.additions}
          onChange={(additions) => set({ prescribed: { ...prescribed, additions } })}
        />
        <Disposals
          of={t('inputs.prescribed')}
          disposals={prescribed.disposals}
          onChange={(disposals) => set({ prescribed: { ...prescribed, disposals } })}
        />
      </fieldset>
      <BuildingFields
        buildings={inputs.buildings}
        register={tax.register?.lines ?? []}
        onChange={(buildings) => set({ buildings })}
      />
      <HirePurchaseFields
        assets={inputs.hire_purchase ?? []}
        register={tax.register?.lines ?? []}
        onChange={(hire_purchase) => set({ hire_purchase })}
      />
      {(['loss_brought_forward', 'donations_claimed', 'provisional'] as const).map((name) => (
        <AmountField
          key={name}
          id={`tax-${name}`}
          label={t(`inputs.${name}`)}
          {...(name === 'donations_claimed' && { hint: t('inputs.donationsHint') })}
          value={inputs[name]}
          onChange={(value) => set({ [name]: value })}
        />
      ))}
    </SideForm>
  );
}

function useSave(tax: TaxComputation, onClose: () => void) {
  const { t } = useTranslation('profits-tax');
  const calls = useComputationCalls(tax);
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const save = async (body: Parameters<typeof calls.save>[0]) => {
    setBusy(true);
    try {
      await calls.save(body);
      toast.success(t('inputs.saved'));
      onClose();
    } catch (cause) {
      setError(asApiError(cause));
      setBusy(false);
    }
  };
  return { error, isBusy, save };
}
