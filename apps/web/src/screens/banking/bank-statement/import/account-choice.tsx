import type { BankAccountRow, ImportStatementPreview } from '@folio/contract';
import { Input, Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBankAccounts } from '../../../../api/queries/banking/bank.ts';
import { accountName } from '../../../../components/select/account-select.tsx';
import type { StatementChoice } from './choices.ts';

interface AccountChoiceProps {
  statement: ImportStatementPreview;
  choice: StatementChoice;
  /** Error messages about the chosen account. */
  faults: readonly string[];
  onChange: (change: Partial<StatementChoice>) => void;
}

const newAccount = 'new';

/** Lets the user choose the account a statement is imported into, or create one. */
export function AccountChoice({ statement, choice, faults, onChange }: AccountChoiceProps) {
  const { t } = useTranslation('bank-import');
  const id = useId();
  const accounts = useBankAccounts();
  const value = (choice.account === undefined ? statement.bank_account_id : choice.account) ?? newAccount;
  const words = (one: BankAccountRow) =>
    [`${one.code} ${accountName(one)}`, one.number, one.currency].filter(Boolean).join(' · ');
  const said = [statement.account_number, statement.currency].filter(Boolean).join(' ');
  const options = [
    ...(accounts.data ?? [])
      .filter((one) => one.active || one.id === value)
      .map((one) => ({ value: one.id, label: words(one) })),
    { value: newAccount, label: said === '' ? t('account.new') : t('account.newOf', { account: said }) },
  ];
  return (
    <div className="bank-field grid gap-4">
      <label className="font-small muted" htmlFor={id}>
        {t('account.label')}
      </label>
      <Select
        id={id}
        value={value}
        loading={accounts.isPending}
        status={faults.length > 0 ? 'error' : ''}
        options={options}
        onChange={(next) => onChange({ account: next === newAccount ? null : next })}
      />
      {value === newAccount && statement.currency === null && <CurrencyField choice={choice} onChange={onChange} />}
      {faults.map((sentence) => (
        <span key={sentence} className="text-red font-small">
          {sentence}
        </span>
      ))}
    </div>
  );
}

const codeLength = 3;

/** The currency of a new account, if the file does not give it. */
function CurrencyField({ choice, onChange }: Pick<AccountChoiceProps, 'choice' | 'onChange'>) {
  const { t } = useTranslation('bank-import');
  const [typed, setTyped] = useState(choice.currency ?? '');
  const type = (text: string) => {
    const code = text.toUpperCase();
    setTyped(code);
    if (code.length === codeLength) onChange({ currency: code });
  };
  return (
    <Input
      aria-label={t('account.currency')}
      placeholder={t('account.currency')}
      maxLength={codeLength}
      value={typed}
      onChange={(event) => type(event.target.value)}
    />
  );
}
