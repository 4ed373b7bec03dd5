import { useBankAccounts } from '../../../api/queries/bank.ts';
import type { InvoiceSide } from '../../../api/queries/invoice.ts';
import { useLedgerAccounts } from '../../../api/queries/ledger-account.ts';
import { useSession } from '../../../session/session-store.ts';
import { accountsAt, type MoneyAccount, type MoneyPlace } from './money-accounts.ts';

/** The accounts money may move on, with the books' currency; null while they are looked up. */
export function useMoneyAccounts(
  places: readonly MoneyPlace[],
  side: InvoiceSide,
): { accounts: MoneyAccount[]; base: string } | null {
  const { company } = useSession();
  const { data: chart } = useLedgerAccounts();
  const { data: banks } = useBankAccounts();
  if (company === null || chart === undefined || banks === undefined) return null;
  const base = company.base_currency;
  return { accounts: accountsAt(places, side, { chart, banks, base }), base };
}
