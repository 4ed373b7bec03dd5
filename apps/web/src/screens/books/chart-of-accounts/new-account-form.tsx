import type { ChartRow } from '@folio/contract';
import { Button, Input, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiError } from '../../../api/api-error.ts';
import { type NewAccount, useChartCalls } from '../../../api/queries/books/accounting-chart.ts';
import { toast } from '../../../components/feedback/toast/toast.ts';
import { asApiError } from '../../../components/form/refusal-text.ts';
import { SideField, SideForm } from '../../../components/form/side-form.tsx';
import {
  accountTypes,
  cashFlowsOf,
  sectionsOf,
  suggestCode,
  typeOfSection,
  usualCashFlow,
  usualSide,
} from '../../../components/select/chart.ts';

interface NewAccountFormProps {
  rows: readonly ChartRow[];
  /** The section of the new account; empty lets the user choose. */
  section: string;
  onClose: () => void;
}

const firstSection = 'operating_expenses';

const blankIn = (rows: readonly ChartRow[], section: string): Required<NewAccount> => ({
  section,
  code: suggestCode(rows, section),
  name: '',
  name_zh: '',
  normal_side: usualSide(typeOfSection(section)),
  cash_flow: usualCashFlow(section),
});

/** The form for a new account: choosing a section suggests its next free code. */
export function NewAccountForm({ rows, section, onClose }: NewAccountFormProps) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const calls = useChartCalls();
  const [account, setAccount] = useState(() => blankIn(rows, section || firstSection));
  const [error, setError] = useState<ApiError | null>(null);
  const [isBusy, setBusy] = useState(false);
  const set = (changes: Partial<NewAccount>) => {
    setError(null);
    setAccount((before) => ({ ...before, ...changes }));
  };
  const add = async (goesOn: boolean) => {
    setBusy(true);
    try {
      const row = await calls.add({ ...account, name: account.name.trim(), name_zh: account.name_zh.trim() });
      toast.success(t('added', { account: `${row.code} ${row.name}` }));
      if (!goesOn) return onClose();
      setAccount(blankIn([...rows, row], account.section));
      document.getElementById('account-name')?.focus();
    } catch (cause) {
      setError(asApiError(cause));
    } finally {
      setBusy(false);
    }
  };
  const isReady = account.code.trim() !== '' && account.name.trim() !== '';
  return (
    <SideForm
      title={t('add')}
      okText={t('addOk')}
      isBusy={isBusy}
      isReady={isReady}
      error={error}
      onSubmit={() => void add(false)}
      onClose={onClose}
      extra={
        <Button type="link" className="side-form-extra" disabled={!isReady || isBusy} onClick={() => void add(true)}>
          {t('addNext')}
        </Button>
      }
    >
      <Identity account={account} set={set} error={error} rows={rows} />
      <Nature account={account} set={set} />
    </SideForm>
  );
}

interface PartProps {
  account: Required<NewAccount>;
  set: (changes: Partial<NewAccount>) => void;
}

function Identity({ account, set, error, rows }: PartProps & { error: ApiError | null; rows: readonly ChartRow[] }) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const isTaken = rows.some((row) => row.code === account.code.trim());
  const taken = isTaken ? [t('codeTaken', { code: account.code.trim() })] : undefined;
  return (
    <>
      <SideField id="account-section" label={t('field.section')} sentences={error?.fields.section}>
        <Select
          id="account-section"
          value={account.section}
          options={accountTypes.map((type) => ({
            label: t(`type.${type}`),
            title: type,
            options: sectionsOf(type).map((value) => ({ value, label: t(`section.${value}`) })),
          }))}
          onChange={(section) =>
            set({
              section,
              code: suggestCode(rows, section),
              normal_side: usualSide(typeOfSection(section)),
              cash_flow: usualCashFlow(section),
            })
          }
        />
      </SideField>
      <SideField id="account-code" label={t('col.code')} sentences={error?.fields.code ?? taken} hint={t('codeHint')}>
        <Input
          id="account-code"
          value={account.code}
          maxLength={20}
          status={isTaken ? 'error' : ''}
          onChange={(event) => set({ code: event.target.value })}
        />
      </SideField>
      <SideField id="account-name" label={t('col.name')} sentences={error?.fields.name}>
        <Input
          id="account-name"
          autoFocus
          value={account.name}
          maxLength={120}
          onChange={(event) => set({ name: event.target.value })}
        />
      </SideField>
      <SideField id="account-name-zh" label={t('col.nameZh')} sentences={error?.fields.name_zh} hint={t('nameZhHint')}>
        <Input
          id="account-name-zh"
          value={account.name_zh}
          maxLength={120}
          onChange={(event) => set({ name_zh: event.target.value })}
        />
      </SideField>
    </>
  );
}

function Nature({ account, set }: PartProps) {
  const { t } = useTranslation('accounting-chart-of-accounts');
  const isContra = account.normal_side !== usualSide(typeOfSection(account.section));
  return (
    <>
      <div className="side-field min-0">
        <span className="side-label">{t('field.normal_side')}</span>
        <Segmented
          block
          aria-label={t('field.normal_side')}
          value={account.normal_side}
          options={(['debit', 'credit'] as const).map((value) => ({ value, label: t(`normalSide.${value}`) }))}
          onChange={(normal_side) => set({ normal_side })}
        />
        <p className="side-hint above-4 font-small">{t(isContra ? 'contra' : 'usualSide')}</p>
      </div>
      <SideField id="account-cash-flow" label={t('field.cash_flow')} hint={t('cashFlowHint')}>
        <Select
          id="account-cash-flow"
          value={account.cash_flow}
          options={cashFlowsOf(account.section).map((value) => ({ value, label: t(`cashFlow.${value}`) }))}
          onChange={(cash_flow) => set({ cash_flow })}
        />
      </SideField>
    </>
  );
}
