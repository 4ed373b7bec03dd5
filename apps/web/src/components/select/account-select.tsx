import type { LedgerAccountRow } from '@folio/contract';
import { type RefSelectProps, Select } from 'antd';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { useLedgerAccounts } from '../../api/queries/books/ledger-account.ts';
import { currentLanguage } from '../../i18n/start-language.ts';

interface AccountSelectProps {
  id?: string;
  label?: string;
  value: string | null;
  onChange: (code: string | null) => void;
  /** Filters the offered accounts; default: every postable account. */
  offers?: (account: LedgerAccountRow) => boolean;
  /** Called on every choice, even if it is the current one. */
  onSelect?: () => void;
  onFocus?: () => void;
  onBlur?: () => void;
  disabled?: boolean;
  allowClear?: boolean;
  placeholder?: string;
  status?: 'error' | 'warning' | '';
  variant?: 'outlined' | 'borderless' | 'filled';
  size?: 'small' | 'middle';
  selectRef?: Ref<RefSelectProps>;
  autoFocus?: boolean;
  /** The list is open initially. */
  defaultOpen?: boolean;
}

export function accountName(account: { name: string; name_zh: string | null }): string {
  return currentLanguage() === 'zh-Hant' && account.name_zh ? account.name_zh : account.name;
}

export function AccountSelect({ value, onChange, offers, label, selectRef, ...rest }: AccountSelectProps) {
  const { t } = useTranslation('common');
  const { data, isPending } = useLedgerAccounts();
  const offered = (data ?? []).filter((one) => one.active && one.postable && (offers?.(one) ?? true));
  const known = data?.find((one) => one.code === value);
  const listed = known && !offered.includes(known) ? [known, ...offered] : offered;
  return (
    <Select<string>
      {...rest}
      ref={selectRef ?? null}
      style={{ width: '100%' }}
      loading={isPending}
      value={value}
      placeholder={rest.placeholder ?? t('chooseAccount')}
      {...(label !== undefined && { 'aria-label': label })}
      showSearch={{ filterOption: (typed, option) => (option?.words ?? '').includes(typed.trim().toLowerCase()) }}
      options={listed.map((one) => ({
        value: one.code,
        label: `${one.code} ${accountName(one)}`,
        words: `${one.code} ${one.name} ${one.name_zh}`.toLowerCase(),
      }))}
      popupMatchSelectWidth={320}
      onChange={(code) => onChange(code ?? null)}
    />
  );
}
