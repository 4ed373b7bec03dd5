import { Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSchedules } from '../../../../api/queries/year-end/schedule.ts';
import { SideField } from '../../../../components/form/side-form.tsx';
import { type OneHirePurchaseProps, withAsset } from './typed-hire-purchase.ts';

type FieldProps = Pick<OneHirePurchaseProps, 'at' | 'asset' | 'onSet'>;

/** The asset of the register; choosing it takes its name and its cost. Its disposal is taken from there. */
export function AssetField({ at, asset, register, onSet }: FieldProps & Pick<OneHirePurchaseProps, 'register'>) {
  const { t } = useTranslation('profits-tax');
  const own = new Map(
    register.filter(({ tax_class }) => tax_class === 'hire_purchase').map((line) => [line.asset_id, line]),
  );
  const options = [...own.values()].map((line) => ({ value: line.asset_id, label: `${line.number} ${line.name}` }));
  if (options.length === 0 && asset.asset_id === null) return null;
  if (asset.asset_id !== null && !own.has(asset.asset_id)) options.push({ value: asset.asset_id, label: asset.name });
  return (
    <SideField id={`hire-asset-${at}`} label={t('inputs.hire.asset')}>
      <Select<string>
        id={`hire-asset-${at}`}
        allowClear
        value={asset.asset_id}
        options={options}
        onChange={(id?: string) => onSet(withAsset(asset, own.get(id ?? '') ?? null))}
      />
    </SideField>
  );
}

/** The schedule whose postings are what was paid. The list is searched on the server, so that it may be long. */
export function AgreementField({ at, asset, onSet }: FieldProps) {
  const { t } = useTranslation('profits-tax');
  const [search, setSearch] = useState('');
  const [name, setName] = useState(t('hirePurchase.agreement'));
  const { data } = useSchedules({
    kind: 'loan',
    state: 'all',
    page: 1,
    limit: 20,
    ...(search !== '' && { q: search }),
  });
  const options = (data?.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const chosen = asset.schedule_id;
  if (data?.meta.total === 0 && search === '' && chosen === null) return null;
  if (chosen !== null && options.every(({ value }) => value !== chosen)) options.push({ value: chosen, label: name });
  const choose = (id?: string) => {
    setName(options.find(({ value }) => value === id)?.label ?? name);
    onSet({ schedule_id: id ?? null });
  };
  return (
    <SideField id={`hire-schedule-${at}`} label={t('inputs.hire.schedule')} hint={t('inputs.hire.scheduleHint')}>
      <Select<string>
        id={`hire-schedule-${at}`}
        allowClear
        showSearch={{ filterOption: false, onSearch: setSearch }}
        value={chosen}
        options={options}
        onChange={(id?: string) => choose(id)}
      />
    </SideField>
  );
}
