import type { BankAccountRow, LedgerAccountRow } from '@folio/contract';
import type { InvoiceSide } from '../../api/queries/trade/invoice.ts';
import { accountName } from '../select/account-select.tsx';

/**
 * Which accounts a dialog offers: an account of the company, the director's current account, or a deposit received or
 * paid earlier.
 */
export type MoneyPlace = 'account' | 'director' | 'deposit';

/** An account that can pay or receive money. */
export interface MoneyAccount {
  code: string;
  name: string;
  name_zh: string | null;
  currency: string;
  place: MoneyPlace;
  /** True if the company chose it as the default for its currency. */
  isDefault: boolean;
}

/** Deposits received from customers, and deposits paid to suppliers. */
const depositRoles: Readonly<Record<InvoiceSide, string>> = { sales: 'customer_deposits', purchases: 'deposits_paid' };

function placeOf(account: LedgerAccountRow, side: InvoiceSide): MoneyPlace | null {
  if (account.system_role === 'petty_cash') return 'account';
  if (account.system_role === 'directors_current_account') return 'director';
  return account.system_role === depositRoles[side] ? 'deposit' : null;
}

interface Accounts {
  chart: readonly LedgerAccountRow[];
  banks: readonly BankAccountRow[];
  base: string;
}

/** The active accounts for these places. Customers do not pay into a credit card. */
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

/** An account's code and name, for sentences. */
export function accountWords(account: Pick<MoneyAccount, 'code' | 'name' | 'name_zh'>): string {
  return `${account.code} ${accountName(account)}`;
}

/**
 * The account a dialog starts with: the default for the document's currency, else the first in that currency, else
 * the first.
 */
export function usualAccount(accounts: readonly MoneyAccount[], currency: string): MoneyAccount | null {
  const inCurrency = accounts.filter((one) => one.currency === currency);
  return inCurrency.find(({ isDefault }) => isDefault) ?? inCurrency[0] ?? accounts[0] ?? null;
}
