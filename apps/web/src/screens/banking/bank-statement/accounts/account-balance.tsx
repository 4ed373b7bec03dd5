import type { BankAccountRow, BankBalanceRow } from '@folio/contract';
import { useTranslation } from 'react-i18next';
import { useBankBalances } from '../../../../api/queries/banking/bank.ts';
import { BalanceLine } from '../../../../components/chart/balance-line.tsx';
import { formatDay } from '../../../../components/day/format-day.ts';
import { Amount } from '../../../../components/money/amount.tsx';
import { formatAmount } from '../../../../components/money/format-amount.ts';
import { currentLanguage } from '../../../../i18n/start-language.ts';

/** The balance of an account today, and its line over the last 90 days. */
export function AccountBalance({ account }: { account: BankAccountRow }) {
  const balances = useBankBalances().data?.find((one) => one.account_id === account.id);
  const label = useBalanceWords()(account, balances);
  return (
    <span className="flex items-center justify-end gap-8">
      <BalanceLine from={balances?.from ?? ''} to={balances?.to ?? ''} steps={balances?.steps ?? []} label={label} />
      <span className="min-w-130 text-right">
        <Amount value={balances?.last ?? null} currency={account.currency} withCode />
      </span>
    </span>
  );
}

function useBalanceWords() {
  const { t } = useTranslation('bank-accounts');
  const language = currentLanguage();
  return ({ code, currency }: BankAccountRow, balances: BankBalanceRow | undefined): string => {
    if (balances === undefined) return '';
    const money = (value: string | undefined) => formatAmount(value ?? '0', { currency, withCode: true });
    return t('balanceLine', {
      code,
      from: formatDay(balances.from, language),
      to: formatDay(balances.to, language),
      first: money(balances.steps[0]?.balance),
      last: money(balances.last),
      lowest: money(balances.lowest),
      highest: money(balances.highest),
    });
  };
}
