import type { BankAccountRow } from '@folio/contract';
import { useBankAccounts } from '../../../../api/queries/banking/bank.ts';
import { useUrlState } from '../../../../components/hooks/use-url-state.ts';
import { storageKeys } from '../../../../session/stored-ids.ts';

/** The bank account a screen is about: that of the address, else the stored one, else the first. */
export function useAccount() {
  const accounts = useBankAccounts();
  const [{ account }, setView] = useUrlState({ account: '' });
  const stored = localStorage.getItem(storageKeys.accountId);
  const of = (id: string | null): BankAccountRow | undefined => accounts.data?.find((one) => one.id === id);
  return {
    accounts,
    chosen: of(account) ?? of(stored) ?? accounts.data?.[0],
    choose: (id: string) => {
      localStorage.setItem(storageKeys.accountId, id);
      setView({ account: id });
    },
  };
}
