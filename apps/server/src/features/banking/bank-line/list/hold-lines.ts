import {
  type CompanyTransaction,
  holdJournal,
  type OpeningOptions,
} from '../../../../platform/database/transaction.ts';

/** How a transaction that changes a few lines is opened. */
export const CHANGES_LINES: OpeningOptions = { keepsPlans: true, holdsJournal: true };

/** Keeps all others from coding bank lines of the company until the transaction ends; call it before a line is changed. */
export function holdLines(tx: CompanyTransaction): Promise<void> {
  return holdJournal(tx);
}
