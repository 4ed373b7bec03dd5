import { poolRates } from '@folio/contract/choices';
import { Button, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../../../components/form/side-form.tsx';
import { FigureInput } from '../../../../components/money/figure-input.tsx';
import { AmountField } from '../computation/amount-field.tsx';
import { AgreementField, AssetField } from './chosen-fields.tsx';
import type { HirePurchase, OneHirePurchaseProps } from './typed-hire-purchase.ts';

/** An asset under hire purchase. With a schedule, what was paid is not typed. */
export function OneHirePurchase({ at, asset, register, onSet, onRemove }: OneHirePurchaseProps) {
  const { t } = useTranslation('profits-tax');
  const amount = (name: 'cost' | 'value' | 'paid_before' | 'paid') => (
    <AmountField
      id={`hire-${name}-${at}`}
      label={t(`inputs.hire.${name}`)}
      value={asset[name]}
      onChange={(typed) => onSet({ [name]: typed })}
    />
  );
  const isPaidFor = asset.state === 'agreement';
  return (
    <div className="grid gap-8 pad-12-14 bg-sunken radius-large">
      <AssetField at={at} asset={asset} register={register} onSet={onSet} />
      <SideField id={`hire-name-${at}`} label={t('inputs.hire.name')}>
        <Input
          id={`hire-name-${at}`}
          maxLength={120}
          value={asset.name}
          onChange={({ target }) => onSet({ name: target.value })}
        />
      </SideField>
      <ChoiceFields at={at} asset={asset} onSet={onSet} />
      {amount('cost')}
      {amount('value')}
      {isPaidFor && <AgreementField at={at} asset={asset} onSet={onSet} />}
      {isPaidFor && asset.schedule_id === null && amount('paid_before')}
      {isPaidFor && asset.schedule_id === null && amount('paid')}
      <SideField id={`hire-proceeds-${at}`} label={t('inputs.hire.proceeds')} hint={t('inputs.hire.proceedsHint')}>
        <FigureInput
          id={`hire-proceeds-${at}`}
          currency="HKD"
          value={asset.proceeds}
          onChange={(proceeds) => onSet({ proceeds })}
        />
      </SideField>
      <Button size="small" danger onClick={onRemove}>
        {t('inputs.hire.remove', { name: asset.name })}
      </Button>
    </div>
  );
}

function ChoiceFields({ at, asset, onSet }: Pick<OneHirePurchaseProps, 'at' | 'asset' | 'onSet'>) {
  const { t } = useTranslation('profits-tax');
  return (
    <>
      <SideField id={`hire-rate-${at}`} label={t('inputs.hire.rate')}>
        <Select<HirePurchase['rate']>
          id={`hire-rate-${at}`}
          value={asset.rate}
          options={poolRates.map((value) => ({ value, label: t('inputs.pool', { rate: value }) }))}
          onChange={(rate) => onSet({ rate })}
        />
      </SideField>
      <SideField id={`hire-state-${at}`} label={t('inputs.hire.state')}>
        <Select<HirePurchase['state']>
          id={`hire-state-${at}`}
          value={asset.state}
          options={(['agreement', 'owned'] as const).map((value) => ({
            value,
            label: t(`inputs.hire.states.${value}`),
          }))}
          onChange={(state) => onSet({ state })}
        />
      </SideField>
    </>
  );
}
