import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { SideField } from '../../../components/form/side-form.tsx';
import { FigureInput } from '../../../components/money/figure-input.tsx';
import { conventions, methods, type Terms, taxClasses } from './terms.ts';

interface TermsFieldsProps<T extends Terms> {
  typed: T;
  set: (changes: Partial<Terms>) => void;
  error: ApiError | null;
}

/** How an asset is depreciated: method, rate, life, first and last month. */
export function TermsFields<T extends Terms>({ typed, set, error }: TermsFieldsProps<T>) {
  const { t } = useTranslation('accounting-fixed-assets');
  return (
    <>
      <SideField id="asset-method" label={t('method.label')} sentences={error?.fields.method}>
        <Select
          id="asset-method"
          value={typed.method}
          options={methods.map((value) => ({ value, label: t(`method.${value}`) }))}
          onChange={(method) => set({ method })}
        />
      </SideField>
      {typed.method === 'reducing_balance' && (
        <SideField id="asset-rate" label={t('field.rate')} sentences={error?.fields.rate_basis_points}>
          <FigureInput id="asset-rate" decimals={2} value={typed.rate} onChange={(rate) => set({ rate: rate ?? '' })} />
        </SideField>
      )}
      <SideField id="asset-life" label={t('field.life_months')} sentences={error?.fields.life_months}>
        <FigureInput
          id="asset-life"
          decimals={0}
          value={typed.life_months}
          onChange={(life) => set({ life_months: life ?? '' })}
        />
      </SideField>
      <SideField id="asset-convention" label={t('convention.label')} sentences={error?.fields.convention}>
        <Select
          id="asset-convention"
          value={typed.convention}
          options={conventions.map((value) => ({ value, label: t(`convention.${value}`) }))}
          onChange={(convention) => set({ convention })}
        />
      </SideField>
    </>
  );
}

interface TaxClassFieldProps {
  value: (typeof taxClasses)[number];
  sentences?: readonly string[] | undefined;
  onChange: (value: (typeof taxClasses)[number]) => void;
}

export function TaxClassField({ value, sentences, onChange }: TaxClassFieldProps) {
  const { t } = useTranslation('accounting-fixed-assets');
  return (
    <SideField id="asset-tax" label={t('tax.label')} sentences={sentences}>
      <Select
        id="asset-tax"
        value={value}
        options={taxClasses.map((one) => ({ value: one, label: t(`tax.${one}`) }))}
        onChange={onChange}
      />
    </SideField>
  );
}
