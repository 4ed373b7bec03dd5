import type { SampleSide, SampleSource } from '@folio/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../../api/queries/books/ledger-account.ts';
import { DayInput } from '../../../components/day/day-input.tsx';
import { SideField } from '../../../components/form/side-form.tsx';
import { accountName } from '../../../components/select/account-select.tsx';
import type { DraftFieldsProps } from './sample-draft.ts';

const sources: readonly SampleSource[] = ['entries', 'purchases', 'sales'];
const sides: readonly SampleSide[] = ['both', 'debit', 'credit'];

/** The lines that a sample is drawn from. */
export function PopulationFields({ draft, set, error }: DraftFieldsProps) {
  const { t } = useTranslation('audit-samples');
  return (
    <>
      {(['from', 'to'] as const).map((name) => (
        <SideField key={name} id={`sample-${name}`} label={t(name)} sentences={error?.fields[name]}>
          <DayInput id={`sample-${name}`} value={draft[name]} onChange={(day) => day && set({ [name]: day })} />
        </SideField>
      ))}
      <SideField id="sample-source" label={t('source.label')}>
        <Select<SampleSource>
          id="sample-source"
          value={draft.source}
          options={sources.map((value) => ({ value, label: t(`source.${value}`) }))}
          onChange={(source) => set({ source })}
        />
      </SideField>
      <AccountsField draft={draft} set={set} error={error} />
      <SideField id="sample-side" label={t('side.label')}>
        <Select<SampleSide>
          id="sample-side"
          value={draft.side}
          options={sides.map((value) => ({ value, label: t(`side.${value}`) }))}
          onChange={(side) => set({ side })}
        />
      </SideField>
    </>
  );
}

/** Accounts by code or by name in either language; inactive ones too, because they may have lines. */
function AccountsField({ draft, set, error }: DraftFieldsProps) {
  const { t } = useTranslation('audit-samples');
  const { data, isPending } = useLedgerAccounts();
  const sentences = Object.entries(error?.fields ?? {}).flatMap(([path, found]) =>
    path.startsWith('accounts') ? found : [],
  );
  return (
    <SideField id="sample-accounts" label={t('accounts')} hint={t('new.accountsHint')} sentences={sentences}>
      <Select
        id="sample-accounts"
        mode="multiple"
        value={draft.accounts}
        loading={isPending}
        allowClear
        popupMatchSelectWidth={320}
        options={(data ?? []).map((one) => ({
          value: one.code,
          label: `${one.code} ${accountName(one)}`,
          words: `${one.code} ${one.name} ${one.name_zh}`.toLowerCase(),
        }))}
        showSearch={{ filterOption: (typed, option) => (option?.words ?? '').includes(typed.trim().toLowerCase()) }}
        onChange={(accounts) => set({ accounts })}
      />
    </SideField>
  );
}
