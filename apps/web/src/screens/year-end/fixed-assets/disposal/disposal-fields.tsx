import type { FixedAsset } from '@folio/contract';
import { Checkbox, Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../../api/api-error.ts';
import { SideField } from '../../../../components/form/side-form.tsx';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { AccountSelect } from '../../../../components/select/account-select.tsx';
import { AmountField } from '../amount-field.tsx';
import { lineOf, proceedsWays, type TypedDisposal } from './disposal.ts';
import { SourceLink } from './source-link.tsx';
import { SourceSelect } from './source-select.tsx';

interface DisposalFieldsProps {
  asset: FixedAsset;
  typed: TypedDisposal;
  set: (changed: Partial<TypedDisposal>) => void;
  error: ApiError | null;
}

/** Where the proceeds of a disposal are. A chosen line decides the amount and the account, and proposes the day. */
export function DisposalFields({ asset, typed, set, error }: DisposalFieldsProps) {
  const { t } = useTranslation('accounting-fixed-assets');
  const { way } = typed;
  const line = lineOf(typed);
  return (
    <>
      <SideField id="disposal-way" label={t('disposal.way')} sentences={line ? undefined : error?.fields.source}>
        <Select
          id="disposal-way"
          value={way}
          options={proceedsWays.map((value) => ({ value, label: t(`disposal.ways.${value}`) }))}
          onChange={(chosen) => set({ way: chosen })}
        />
      </SideField>
      {(way === 'invoice_line' || way === 'bank_line') && (
        <SourceSelect
          key={way}
          assetId={asset.id}
          kind={way}
          value={line}
          sentences={error?.fields.source}
          onChoose={(chosen) => set({ line: chosen, date: chosen.date })}
        />
      )}
      {(way === 'account' || line) && <Proceeds typed={typed} set={set} error={error} />}
      {way !== 'scrap' && (
        <Checkbox
          checked={typed.accept_above_cost}
          onChange={(event) => set({ accept_above_cost: event.target.checked })}
        >
          {t('field.accept_above_cost')}
        </Checkbox>
      )}
    </>
  );
}

/** Account and amount: typed, or as the chosen line has them. */
function Proceeds({ typed, set, error }: Omit<DisposalFieldsProps, 'asset'>) {
  const { t } = useTranslation('accounting-fixed-assets');
  const line = lineOf(typed);
  return (
    <>
      <SideField
        id="proceeds-account"
        label={t('field.proceeds_account')}
        hint={t(line ? 'disposal.fixedHint' : 'hint.proceeds_account')}
        sentences={error?.fields.proceeds_account}
      >
        <AccountSelect
          id="proceeds-account"
          allowClear
          disabled={line !== null}
          value={line?.account ?? typed.proceeds_account}
          onChange={(proceeds_account) => set({ proceeds_account })}
        />
      </SideField>
      {line ? (
        <SideField
          id="asset-proceeds"
          label={t('field.proceeds')}
          hint={<SourceLink source={line} isApart />}
          sentences={error?.fields.proceeds}
        >
          <Input id="asset-proceeds" readOnly value={formatAmount(line.amount)} />
        </SideField>
      ) : (
        <AmountField id="proceeds" value={typed.proceeds} error={error} onChange={(proceeds) => set({ proceeds })} />
      )}
    </>
  );
}
