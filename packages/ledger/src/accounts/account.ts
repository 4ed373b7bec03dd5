import type { Currency } from '../money/index.ts';
import type { TextOf } from '../value.ts';

/** The code of an account: 1 to 20 characters without a meaning. `accountByCode` checks one from outside. */
export type AccountCode = TextOf<'account code'>;

export type AccountType = 'asset' | 'liability' | 'equity' | 'revenue' | 'expense';

export const SECTIONS = [
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
] as const;

export type Section = (typeof SECTIONS)[number];

export type NormalSide = 'debit' | 'credit';

export type CashFlowCategory = 'cash' | 'operating' | 'investing' | 'financing' | 'none';

/** The purpose of an account in posting rules and reports. `roles.ts` says which roles several accounts may have. */
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
  | 'rounding'
  | 'gateway_fee'
  | 'bad_debt'
  | 'doubtful_debt_allowance'
  | 'deposits_paid'
  | 'prepayments'
  | 'sales_returns'
  | 'purchase_returns'
  | 'default_sales'
  | 'default_purchases';

/** An account of a company's chart. `currency` null means the base currency; only bank accounts have another. */
export interface Account {
  readonly code: AccountCode;
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

/** Accounts whose balance starts at zero each financial year in reports: income, expenses and dividends. */
export function isRolledAtYearEnd(account: Account): boolean {
  return account.type === 'revenue' || account.type === 'expense' || account.systemRole === 'dividends';
}

/** Receivables and payables: posted only through documents, payments and allocations. */
export function isControlAccount(account: Account): boolean {
  return account.systemRole === 'accounts_receivable' || account.systemRole === 'accounts_payable';
}

/** Accounts that exist for presentation only: nothing is ever posted there. */
export function isPresentationOnly(account: Account): boolean {
  return account.systemRole === 'current_year_earnings' || account.systemRole === 'bank_overdraft_presentation';
}
