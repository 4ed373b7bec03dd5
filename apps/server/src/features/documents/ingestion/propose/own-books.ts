import type { TaxCode } from '@folio/ledger';
import type { MoneyAccount } from './paid-from.ts';

/** The company's data needed to propose a draft. */
export interface OwnBooks {
  baseCurrency: string;
  /** Names and registration numbers that identify the company's own documents. */
  names: string[];
  numbers: string[];
  addresses: string[];
  bankAccounts: { id: string; number: string | null; currency: string; hasPostings: boolean }[];
  /** The accounts receipts are paid from. */
  moneyAccounts?: readonly MoneyAccount[];
  /** The active tax codes. An electronic invoice states its tax category. */
  taxCodes?: readonly TaxCode[];
  /** Code of the most probable ledger account for an item of a partner; null if nothing suggests one. */
  accountFor(item: string, partner: string, side: 'sales' | 'purchase'): string | null;
}
