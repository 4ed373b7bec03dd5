import type { TaxCode } from '@folio/ledger';
import type { MoneyAccount } from './paid-from.ts';

/** What of a company's books a proposal needs to know. */
export interface OwnBooks {
  baseCurrency: string;
  /** Names and registration numbers by which the company's own documents are told. */
  names: string[];
  numbers: string[];
  addresses: string[];
  bankAccounts: { id: string; number: string | null; currency: string; hasPostings: boolean }[];
  /** The accounts receipts are paid from. */
  moneyAccounts?: readonly MoneyAccount[];
  /** The tax codes in use: an electronic invoice says by which it is taxed. */
  taxCodes?: readonly TaxCode[];
  /** The account an item of a partner probably goes to: code of the ledger account. */
  accountFor(item: string, partner: string, side: 'sales' | 'purchase'): string;
}
