import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { holdJournal } from './line-store.ts';

/** Keeps all others from coding bank lines of the company until the transaction ends; call it before a line is changed. */
export function holdLines(tx: CompanyTransaction): Promise<void> {
  return holdJournal(tx);
}
