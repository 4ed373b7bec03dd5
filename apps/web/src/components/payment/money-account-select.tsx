import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { InvoiceSide } from '../../api/queries/trade/invoice.ts';
import { accountWords, type MoneyAccount, type MoneyPlace } from './money-accounts.ts';

interface MoneyAccountSelectProps {
  id: string;
  side: InvoiceSide;
  accounts: readonly MoneyAccount[];
  base: string;
  value: string | null;
  onChange: (code: string) => void;
  isWrong: boolean;
}

const places: readonly MoneyPlace[] = ['account', 'director', 'deposit'];

/**
 * Selects the account that pays or receives: bank and cash accounts, or a director's current account; searchable by
 * code or by name in either language.
 */
export function MoneyAccountSelect(props: MoneyAccountSelectProps) {
  const { id, side, accounts, base, value, onChange, isWrong } = props;
  const { t } = useTranslation('invoice-life');
  const wordsOf = (one: MoneyAccount) => {
    const name = `${accountWords(one)}${one.currency === base ? '' : ` (${one.currency})`}`;
    return one.place === 'account' ? name : t(`place.${one.place}.${side}`, { account: name });
  };
  const groups = places
    .map((place) => ({ place, listed: accounts.filter((one) => one.place === place) }))
    .filter(({ listed }) => listed.length > 0);
  return (
    <Select<string>
      id={id}
      value={value}
      status={isWrong ? 'error' : ''}
      placeholder={t('common:chooseAccount')}
      popupMatchSelectWidth={false}
      showSearch={{ filterOption: (typed, option) => String(option?.words ?? '').includes(typed.trim().toLowerCase()) }}
      options={groups.map(({ place, listed }) => ({
        label: t(`place.${place}.label`),
        title: place,
        options: listed.map((one) => ({
          value: one.code,
          label: wordsOf(one),
          words: `${wordsOf(one)} ${one.name} ${one.name_zh ?? ''}`.toLowerCase(),
        })),
      }))}
      onChange={onChange}
    />
  );
}
