import { type Day, revaluationWithdrawal } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { OpenedBooks } from './books.ts';
import { revaluationRunsOn } from './entries/entry-store.ts';
import { postEntries } from './entries/post-entries.ts';
import { readEntries } from './entries/read-entries.ts';
import type { LedgerCall } from './ledger-call.ts';

/**
 * Removes a voided document from the revaluation runs of its last day or later, so that none of its revaluation
 * remains.
 */
export async function withdrawRevaluation(
  tx: CompanyTransaction,
  call: LedgerCall,
  books: OpenedBooks,
  document: { ref: string; number: string; voidedOn: Day },
): Promise<void> {
  const entries = await readEntries(tx, await revaluationRunsOn(tx, document.ref));
  const standing = entries.map(({ entry }) => ({
    entry,
    words: { number: `${entry.number}-X`, narration: `Void ${document.number}: ${entry.narration}` },
  }));
  await postEntries(tx, call, revaluationWithdrawal(document, standing), { books });
}
