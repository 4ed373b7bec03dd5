import type { BankAccountRow, LedgerAccountRow } from '@folio/contract';
import type { InvoiceSide } from '../../../api/queries/invoice.ts';
import { accountName } from '../../../components/account-select.tsx';

/** Where the money of a dialog may move: an account of the company, a director's pocket, or a deposit taken or paid earlier. */
export type MoneyPlace = 'account' | 'director' | 'deposit';

/** An account money may move on. */
export interface MoneyAccount {
  code: string;
  name: string;
  name_zh: string | null;
  currency: string;
  place: MoneyPlace;
  /** The company chose it for its currency. */
  isDefault: boolean;
}

/** Deposits paid to suppliers: an account of the usual chart without a role of its own. */
const depositsPaid = '1130';

function placeOf(account: LedgerAccountRow, side: InvoiceSide): MoneyPlace | null {
  if (account.system_role === 'petty_cash') return 'account';
  if (account.system_role === 'directors_current_account') return 'director';
  const isDeposit = side === 'sales' ? account.system_role === 'customer_deposits' : account.code === depositsPaid;
  return isDeposit ? 'deposit' : null;
}

interface Accounts {
  chart: readonly LedgerAccountRow[];
  banks: readonly BankAccountRow[];
  base: string;
}

/** The accounts in use that money may move on at these places. Customers do not pay into a credit card. */
export function accountsAt(
  places: readonly MoneyPlace[],
  side: InvoiceSide,
  { chart, banks, base }: Accounts,
): MoneyAccount[] {
  const own = banks
    .filter((one) => one.active && !(side === 'sales' && one.kind === 'card'))
    .map(({ code, name, name_zh, currency, is_default: isDefault }) => ({
      code,
      name,
      name_zh,
      currency,
      place: 'account' as const,
      isDefault,
    }));
  const known = new Set(banks.map(({ code }) => code));
  const others = chart
    .filter((one) => one.active && one.postable && !known.has(one.code))
    .flatMap((one) => {
      const place = placeOf(one, side);
      const { code, name, name_zh } = one;
      return place === null ? [] : [{ code, name, name_zh, currency: one.currency ?? base, place, isDefault: false }];
    });
  return [...own, ...others].filter(({ place }) => places.includes(place));
}

/** An account as sentences name it: its code and its name. */
export function accountWords(account: Pick<MoneyAccount, 'code' | 'name' | 'name_zh'>): string {
  return `${account.code} ${accountName(account)}`;
}

/** The account a dialog starts with: the default of the document's currency, else the first in it, else the first. */
export function usualAccount(accounts: readonly MoneyAccount[], currency: string): MoneyAccount | null {
  const inCurrency = accounts.filter((one) => one.currency === currency);
  return inCurrency.find(({ isDefault }) => isDefault) ?? inCurrency[0] ?? accounts[0] ?? null;
}
