import { z } from 'zod';
import { currencyCode, day, id } from '../wire/wire.ts';

/** A bank account of the company; `code` and `name` are those of its ledger account. */
export const bankAccountRow = z.object({
  id,
  code: z.string(),
  name: z.string(),
  name_zh: z.string(),
  bank: z.string().nullable(),
  number: z.string().nullable(),
  currency: z.string(),
  /** A card's balance is the amount owed; a cash account has no bank statements. */
  kind: z.enum(['bank', 'card', 'cash']),
  active: z.boolean(),
  /** Payments in its currency propose this account first. */
  is_default: z.boolean(),
});
export type BankAccountRow = z.infer<typeof bankAccountRow>;

/**
 * The balances of a bank account over the last 90 days, from the ledger, in the account's currency, debit positive.
 * `steps` holds the first day and each later day on which the balance changed; entries after today are left out.
 */
export const bankBalanceRow = z.object({
  account_id: id,
  currency: z.string(),
  from: day,
  to: day,
  steps: z.array(z.object({ date: day, balance: z.string() })),
  last: z.string(),
  lowest: z.string(),
  highest: z.string(),
});
export type BankBalanceRow = z.infer<typeof bankBalanceRow>;

export const bankAccountBody = z.object({
  name: z.string().trim().min(1).max(120),
  name_zh: z.string().trim().max(120).optional(),
  bank: z.string().trim().max(120).optional(),
  number: z.string().trim().max(60).optional(),
  currency: currencyCode,
  kind: z.enum(['bank', 'card', 'cash']).default('bank'),
  /** An account of the chart without a bank account; absent = a new one is created. */
  account_code: z.string().max(20).optional(),
});
export type BankAccountBody = z.input<typeof bankAccountBody>;
/** The fields of a bank account that may change; its currency and ledger account may not. */
export const bankAccountChange = z.object({
  name: z.string().trim().min(1).max(120),
  name_zh: z.string().trim().max(120).nullable(),
  bank: z.string().trim().max(120).nullable(),
  number: z.string().trim().max(60).nullable(),
  active: z.boolean(),
  /**
   * Sets or clears the default account of its currency; absent = no change. An account out of use is never the
   * default.
   */
  is_default: z.boolean().optional(),
});
export type BankAccountChange = z.input<typeof bankAccountChange>;

/** The roles for which a company can name its own account of the chart. */
export const accountRole = z.enum([
  'bank_fee',
  'gateway_fee',
  'bad_debt',
  'doubtful_debt_allowance',
  'customer_deposits',
  'deposits_paid',
  'prepayments',
  'sales_returns',
  'purchase_returns',
  'default_sales',
  'default_purchases',
  'fx_realised',
  'fx_unrealised',
  'rounding',
]);
export type AccountRole = z.infer<typeof accountRole>;

/** An account of the chart of accounts. `postable` is false for presentation-only accounts (3200, 2220). */
export const ledgerAccountRow = z.object({
  code: z.string(),
  name: z.string(),
  name_zh: z.string(),
  type: z.enum(['asset', 'liability', 'equity', 'revenue', 'expense']),
  section: z.string(),
  system_role: z.string().nullable(),
  currency: z.string().nullable(),
  active: z.boolean(),
  postable: z.boolean(),
});
export type LedgerAccountRow = z.infer<typeof ledgerAccountRow>;
