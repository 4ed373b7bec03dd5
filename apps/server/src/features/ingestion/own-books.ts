/** What of a company's books a proposal needs to know. */
export interface OwnBooks {
  baseCurrency: string;
  /** Names and registration numbers by which the company's own documents are told. */
  names: string[];
  numbers: string[];
  bankAccounts: { id: string; number: string | null; currency: string; hasPostings: boolean }[];
  /** The account a text of an item suggests: code of the ledger account. */
  accountFor(text: string, direction: 'sales' | 'purchase'): string;
}
