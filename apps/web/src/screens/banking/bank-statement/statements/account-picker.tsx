import type { BankAccountRow } from '@folio/contract';
import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { accountName } from '../../../../components/select/account-select.tsx';

interface AccountPickerProps {
  accounts: readonly BankAccountRow[];
  /** The chosen account; empty = all of them, where `all` is offered. */
  value: string;
  /** The word for all accounts; without it one is always chosen. */
  all?: string;
  onChoose: (id: string) => void;
}

/** Which bank account a screen is about. */
export function AccountPicker({ accounts, value, all, onChoose }: AccountPickerProps) {
  const { t } = useTranslation('bank-statement');
  const options = accounts.map((one) => ({ value: one.id, label: `${one.code} ${accountName(one)}` }));
  return (
    <Select
      className="bank-account"
      variant="filled"
      aria-label={t('account')}
      value={value}
      options={all === undefined ? options : [{ value: '', label: all }, ...options]}
      popupMatchSelectWidth={false}
      onChange={onChoose}
    />
  );
}
