import type { Currency } from '../money/index.ts';
import type { Section } from './account.ts';

/**
 * How the default chart numbers its accounts. The numbers only propose codes for new accounts; a code has no
 * meaning.
 */
export const FIRST_NEW_CODE: Readonly<Record<Section, number>> = {
  current_assets: 1121,
  non_current_assets: 1601,
  current_liabilities: 2121,
  non_current_liabilities: 2511,
  equity: 3001,
  revenue: 4011,
  other_income: 4821,
  cost_of_sales: 5021,
  operating_expenses: 6331,
  finance_costs: 7001,
  other_gains_losses: 7121,
  taxation: 8011,
};

/** First and last code of the bank, cash and card accounts that Folio creates. */
export const MONEY_ACCOUNT_CODES = {
  bank: { first: 1010, last: 1079 },
  cash: { first: 1080, last: 1089 },
  card: { first: 2170, last: 2179 },
} as const;

/** The accounts of the default chart that wait for a bank account, by the currency in their name (null: the base currency). */
export const PREPARED_MONEY_ACCOUNTS: Readonly<
  Record<keyof typeof MONEY_ACCOUNT_CODES, readonly { readonly code: string; readonly currency: Currency | null }[]>
> = {
  bank: [
    { code: '1010', currency: null },
    { code: '1020', currency: null },
    { code: '1030', currency: 'USD' },
    { code: '1040', currency: 'CNY' },
  ],
  cash: [{ code: '1080', currency: null }],
  card: [{ code: '2170', currency: null }],
};

/** The codes proposed for the receivables and payables of another system. */
export const BROUGHT_IN_CODES = { accounts_receivable: '1105', accounts_payable: '2105' } as const;

/** Codes in this range are created with bank accounts only. */
export function isBankAccountCode(code: string): boolean {
  const { first, last } = MONEY_ACCOUNT_CODES.bank;
  return /^\d{4}$/.test(code) && Number(code) >= first && Number(code) <= last;
}
