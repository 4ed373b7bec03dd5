import type { AssetClass } from '@folio/contract';
import { Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAssetCalls } from '../../../api/queries/year-end/fixed-asset.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import { useSaving } from '../../../components/form/use-saving.ts';
import { AccountSelect } from '../../../components/select/account-select.tsx';
import { sentTerms, type Terms, termsOf, usualTerms } from './terms.ts';
import { TaxClassField, TermsFields } from './terms-fields.tsx';

const accounts = ['cost_account', 'depreciation_account', 'expense_account', 'disposal_account'] as const;
type Account = (typeof accounts)[number];
const types: Record<Account, readonly string[]> = {
  cost_account: ['asset'],
  depreciation_account: ['asset'],
  expense_account: ['expense'],
  disposal_account: ['expense', 'revenue'],
};

/** A class of assets, new or to be changed: its accounts, and what a new asset of it usually has. */
export function ClassForm({ row, onClose }: { row: AssetClass | null; onClose: () => void }) {
  const { t } = useTranslation('accounting-fixed-assets');
  const calls = useAssetCalls();
  const { isBusy, error, save } = useSaving();
  const [names, setNames] = useState({ name: row?.name ?? '', name_zh: row?.name_zh ?? '' });
  const [codes, setCodes] = useState<Partial<Record<Account, string | null>>>({ ...row });
  const [terms, setTerms] = useState<Terms>(row ? termsOf(row) : usualTerms);
  const [taxClass, setTaxClass] = useState(row?.tax_class ?? 'pool_20');
  const code = (account: Account) => codes[account] ?? '';
  const submit = () =>
    save(async () => {
      const sent = Object.fromEntries(accounts.map((one) => [one, code(one)])) as Record<Account, string>;
      const body = { ...names, ...sent, ...sentTerms(terms), tax_class: taxClass };
      await (row ? calls.saveClass(row.id, { ...body, version: row.version }) : calls.addClass(body));
      toast.success(t('class.saved', { name: names.name }));
      onClose();
    });
  return (
    <SideForm
      title={row ? row.name : t('class.add')}
      okText={t('common:save')}
      isBusy={isBusy}
      isReady={names.name.trim() !== '' && accounts.every((one) => code(one) !== '')}
      error={error}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {(['name', 'name_zh'] as const).map((field) => (
        <SideField key={field} id={`class-${field}`} label={t(`class.${field}`)} sentences={error?.fields[field]}>
          <Input
            id={`class-${field}`}
            value={names[field]}
            maxLength={200}
            onChange={(event) => setNames({ ...names, [field]: event.target.value })}
          />
        </SideField>
      ))}
      {accounts.map((one) => (
        <SideField key={one} id={one} label={t(`class.${one}`)} sentences={error?.fields[one]}>
          <AccountSelect
            id={one}
            value={codes[one] ?? null}
            offers={({ type }) => types[one].includes(type)}
            onChange={(value) => setCodes({ ...codes, [one]: value })}
          />
        </SideField>
      ))}
      <TermsFields typed={terms} set={(changes) => setTerms({ ...terms, ...changes })} error={error} />
      <TaxClassField value={taxClass} onChange={setTaxClass} />
    </SideForm>
  );
}
