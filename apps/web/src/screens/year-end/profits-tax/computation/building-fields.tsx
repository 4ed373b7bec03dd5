import type { TaxInputs, TaxRegisterLine } from '@folio/contract';
import { Button, Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { SideField } from '../../../../components/form/side-form.tsx';
import { FigureInput } from '../../../../components/money/figure-input.tsx';
import { AmountField } from './amount-field.tsx';

type Building = TaxInputs['buildings'][number];

const empty: Building = {
  kind: 'commercial',
  name: '',
  cost: '0.00',
  residue: '0.00',
  first_year: true,
  proceeds: null,
};

interface BuildingFieldsProps {
  buildings: readonly Building[];
  /** What the register brings: a building of it may be one that is typed. */
  register: readonly TaxRegisterLine[];
  onChange: (buildings: Building[]) => void;
}

/** Industrial and commercial buildings, with cost, residue and what was received for one that was sold. */
export function BuildingFields({ buildings, register, onChange }: BuildingFieldsProps) {
  const { t } = useTranslation('profits-tax');
  const set = (index: number, changes: Partial<Building>) =>
    onChange(buildings.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <fieldset className="grid gap-8">
      <legend className="bold">{t('inputs.buildings')}</legend>
      {buildings.map((building, index) => (
        <OneBuilding
          // biome-ignore lint/suspicious/noArrayIndexKey: buildings have no other name
          key={index}
          at={index}
          building={building}
          register={register}
          onSet={(changes) => set(index, changes)}
          onRemove={() => onChange(buildings.filter((_, at) => at !== index))}
        />
      ))}
      <Button size="small" onClick={() => onChange([...buildings, empty])}>
        {t('inputs.building.add')}
      </Button>
    </fieldset>
  );
}

interface OneBuildingProps {
  at: number;
  building: Building;
  register: readonly TaxRegisterLine[];
  onSet: (changes: Partial<Building>) => void;
  onRemove: () => void;
}

function OneBuilding({ at, building, register, onSet, onRemove }: OneBuildingProps) {
  const { t } = useTranslation('profits-tax');
  return (
    <div className="grid gap-8 pad-12-14 bg-sunken radius-large">
      <SideField id={`building-name-${at}`} label={t('inputs.building.name')}>
        <Input
          id={`building-name-${at}`}
          maxLength={120}
          value={building.name}
          onChange={({ target }) => onSet({ name: target.value })}
        />
      </SideField>
      <SideField id={`building-kind-${at}`} label={t('inputs.building.kind')}>
        <Select<Building['kind']>
          id={`building-kind-${at}`}
          value={building.kind}
          options={(['industrial', 'commercial'] as const).map((value) => ({
            value,
            label: t(`inputs.building.kinds.${value}`),
          }))}
          onChange={(kind) => onSet({ kind })}
        />
      </SideField>
      <AssetOf at={at} building={building} register={register} onSet={onSet} />
      <AmountField
        id={`building-cost-${at}`}
        label={t('inputs.cost')}
        value={building.cost}
        onChange={(cost) => onSet({ cost })}
      />
      <AmountField
        id={`building-residue-${at}`}
        label={t('inputs.building.residue')}
        value={building.residue}
        onChange={(residue) => onSet({ residue })}
      />
      <SideField id={`building-proceeds-${at}`} label={t('inputs.building.proceeds')}>
        <FigureInput
          id={`building-proceeds-${at}`}
          currency="HKD"
          value={building.proceeds}
          onChange={(proceeds) => onSet({ proceeds })}
        />
      </SideField>
      <Checkbox checked={building.first_year} onChange={({ target }) => onSet({ first_year: target.checked })}>
        {t('inputs.building.firstYear')}
      </Checkbox>
      <Button size="small" danger onClick={onRemove}>
        {t('inputs.building.remove', { name: building.name })}
      </Button>
    </div>
  );
}

/** The asset of the register that a typed building is; its disposal is taken from there. */
function AssetOf({ at, building, register, onSet }: Omit<OneBuildingProps, 'onRemove'>) {
  const { t } = useTranslation('profits-tax');
  const own = register.filter(({ tax_class }) => tax_class.endsWith('_building'));
  const options = [...new Map(own.map((line) => [line.asset_id, `${line.number} ${line.name}`]))];
  const assetId = building.asset_id ?? null;
  if (options.length === 0 && assetId === null) return null;
  if (assetId !== null && options.every(([id]) => id !== assetId)) options.push([assetId, building.name]);
  return (
    <SideField id={`building-asset-${at}`} label={t('inputs.building.asset')}>
      <Select<string>
        id={`building-asset-${at}`}
        allowClear
        value={assetId}
        options={options.map(([value, label]) => ({ value, label }))}
        onChange={(asset_id) => onSet({ asset_id: asset_id ?? null })}
      />
    </SideField>
  );
}
