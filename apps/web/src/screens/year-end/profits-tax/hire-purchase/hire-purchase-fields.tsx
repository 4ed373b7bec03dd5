import type { TaxRegisterLine } from '@folio/contract';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { OneHirePurchase } from './one-hire-purchase.tsx';
import { emptyHirePurchase, type HirePurchase } from './typed-hire-purchase.ts';

interface HirePurchaseFieldsProps {
  assets: readonly HirePurchase[];
  /** What the register brings: an asset under hire purchase may be one that is typed. */
  register: readonly TaxRegisterLine[];
  onChange: (assets: HirePurchase[]) => void;
}

/** Assets bought on hire purchase: the pool that each belongs to later, and what was paid. */
export function HirePurchaseFields({ assets, register, onChange }: HirePurchaseFieldsProps) {
  const { t } = useTranslation('profits-tax');
  const set = (index: number, changes: Partial<HirePurchase>) =>
    onChange(assets.map((one, at) => (at === index ? { ...one, ...changes } : one)));
  return (
    <fieldset className="grid gap-8">
      <legend className="bold">{t('inputs.hire.title')}</legend>
      {assets.map((asset, index) => (
        <OneHirePurchase
          // biome-ignore lint/suspicious/noArrayIndexKey: assets that are typed have no other name
          key={index}
          at={index}
          asset={asset}
          register={register}
          onSet={(changes) => set(index, changes)}
          onRemove={() => onChange(assets.filter((_, at) => at !== index))}
        />
      ))}
      <Button size="small" onClick={() => onChange([...assets, emptyHirePurchase])}>
        {t('inputs.hire.add')}
      </Button>
    </fieldset>
  );
}
