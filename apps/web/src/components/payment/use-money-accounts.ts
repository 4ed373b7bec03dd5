import { useBankAccounts } from '../../api/queries/banking/bank.ts';
import { useLedgerAccounts } from '../../api/queries/books/ledger-account.ts';
import type { InvoiceSide } from '../../api/queries/trade/invoice.ts';
import { useSession } from '../../session/session-store.ts';
import { codeWithRole } from '../select/chart.ts';
import { accountsAt, type MoneyAccount, type MoneyPlace } from './money-accounts.ts';

/** The accounts that can pay or receive, the one for bank charges, and the base currency; null while they load. */
export function useMoneyAccounts(
  places: readonly MoneyPlace[],
  side: InvoiceSide,
): { accounts: MoneyAccount[]; bankFees: string | null; base: string } | null {
  const { company } = useSession();
  const { data: chart } = useLedgerAccounts();
  const { data: banks } = useBankAccounts();
  if (company === null || chart === undefined || banks === undefined) return null;
  const base = company.base_currency;
  return {
    accounts: accountsAt(places, side, { chart, banks, base }),
    bankFees: codeWithRole(chart, 'bank_fee'),
    base,
  };
}
