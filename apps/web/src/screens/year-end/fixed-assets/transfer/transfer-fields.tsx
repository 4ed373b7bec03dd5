import type { AssetClass, AssetTransferBody, FixedAsset } from '@folio/contract';
import { Checkbox, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { useAssetClasses } from '../../../../api/queries/year-end/fixed-asset.ts';
import { SideField } from '../../../../components/form/side-form.tsx';
import { AmountField } from '../amount-field.tsx';
import { className } from '../class-name.ts';
import { sentTerms, type Terms, type taxClasses, termsOf } from '../terms.ts';
import { TaxClassField, TermsFields } from '../terms-fields.tsx';

/** A transfer as typed. The terms and the residual value are sent only if a person chose to change them. */
export interface TypedTransfer extends Terms {
  date: string;
  note: string;
  residual: string;
  class_id: string | null;
  /** Null: the tax class stays. */
  tax_class: (typeof taxClasses)[number] | null;
  changes_estimate: boolean;
}

export const startOfTransfer: Pick<TypedTransfer, 'class_id' | 'tax_class' | 'changes_estimate'> = {
  class_id: null,
  tax_class: null,
  changes_estimate: false,
};

/** What the server gets. */
export function sentTransfer(typed: TypedTransfer): AssetTransferBody {
  const { date, note, class_id, tax_class, changes_estimate, residual } = typed;
  const estimate = changes_estimate ? { ...sentTerms(typed), residual: residual || '0' } : null;
  return { date, note, class_id: class_id ?? '', tax_class, estimate };
}

/** What choosing a class fills in: how its assets are usually depreciated, in case a person wants to change that. */
export function takeClass(one: AssetClass): Partial<TypedTransfer> {
  return { ...termsOf(one), class_id: one.id };
}

interface TransferFieldsProps {
  asset: FixedAsset;
  typed: TypedTransfer;
  set: (changed: Partial<TypedTransfer>) => void;
  error: ApiError | null;
}

/** The class that an asset moves to, and what else changes with it. */
export function TransferFields({ asset, typed, set, error }: TransferFieldsProps) {
  const { t } = useTranslation('accounting-fixed-assets');
  const classes = useAssetClasses();
  const others = (classes.data ?? []).filter(({ id }) => id !== asset.class_id);
  return (
    <>
      <SideField
        id="transfer-class"
        label={t('transfer.class')}
        hint={t(classes.data && others.length === 0 ? 'transfer.noClass' : 'transfer.hint')}
        sentences={error?.fields.class_id}
      >
        <Select
          id="transfer-class"
          loading={classes.isPending}
          value={typed.class_id}
          options={others.map((one) => ({ value: one.id, label: className(one) }))}
          onChange={(id) => {
            const chosen = others.find((one) => one.id === id);
            if (chosen) set(takeClass(chosen));
          }}
        />
      </SideField>
      <TaxClassField
        value={typed.tax_class ?? asset.tax_class}
        sentences={error?.fields.tax_class}
        onChange={(chosen) => set({ tax_class: chosen === asset.tax_class ? null : chosen })}
      />
      <Checkbox checked={typed.changes_estimate} onChange={(event) => set({ changes_estimate: event.target.checked })}>
        {t('transfer.changesEstimate')}
      </Checkbox>
      {typed.changes_estimate && (
        <>
          <TermsFields typed={typed} set={set} error={error} />
          <AmountField id="residual" value={typed.residual} error={error} onChange={(residual) => set({ residual })} />
        </>
      )}
    </>
  );
}
