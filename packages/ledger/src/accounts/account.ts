import type { Currency } from '../money/index.ts';

export type AccountType = 'asset' | 'liability' | 'equity' | 'revenue' | 'expense';

export type Section =
  | 'non_current_assets'
  | 'current_assets'
  | 'current_liabilities'
  | 'non_current_liabilities'
  | 'equity'
  | 'revenue'
  | 'cost_of_sales'
  | 'other_income'
  | 'other_gains_losses'
  | 'operating_expenses'
  | 'finance_costs'
  | 'taxation';

export type NormalSide = 'debit' | 'credit';

export type CashFlowCategory = 'cash' | 'operating' | 'investing' | 'financing' | 'none';

/** What the posting rules and reports use an account for. Only `bank` may be held by several accounts. */
export type SystemRole =
  | 'bank'
  | 'petty_cash'
  | 'transfer_clearing'
  | 'accounts_receivable'
  | 'tax_input'
  | 'inventory'
  | 'accounts_payable'
  | 'customer_deposits'
  | 'tax_output'
  | 'credit_card'
  | 'directors_current_account'
  | 'bank_overdraft_presentation'
  | 'suspense'
  | 'retained_earnings'
  | 'current_year_earnings'
  | 'dividends'
  | 'opening_balance_equity'
  | 'bank_fee'
  | 'fx_realised'
  | 'fx_unrealised'
  | 'rounding';

/** An account of a company's chart. `currency` null means the base currency; only bank accounts have another. */
export interface Account {
  readonly code: string;
  readonly name: string;
  readonly nameZh: string;
  readonly type: AccountType;
  readonly subtype: string;
  readonly section: Section;
  readonly normalSide: NormalSide;
  readonly cashFlow: CashFlowCategory;
  readonly systemRole: SystemRole | null;
  readonly currency: Currency | null;
  readonly active: boolean;
}

export const SECTIONS: readonly Section[] = [
  'non_current_assets',
  'current_assets',
  'current_liabilities',
  'non_current_liabilities',
  'equity',
  'revenue',
  'cost_of_sales',
  'other_income',
  'other_gains_losses',
  'operating_expenses',
  'finance_costs',
  'taxation',
];

/** Accounts whose balance starts at nil each financial year in reports: income, expenses and dividends. */
export function isRolledAtYearEnd(account: Account): boolean {
  return account.type === 'revenue' || account.type === 'expense' || account.systemRole === 'dividends';
}

/** Receivables and payables: posted only through documents, money records and allocations. */
export function isControlAccount(account: Account): boolean {
  return account.systemRole === 'accounts_receivable' || account.systemRole === 'accounts_payable';
}

/** Accounts that exist for presentation only: nothing is ever posted there. */
export function isPresentationOnly(account: Account): boolean {
  return account.systemRole === 'current_year_earnings' || account.systemRole === 'bank_overdraft_presentation';
}
