import { type AccountsBook, accountsBook } from '@folio/contract';
import type { Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { listFrozen } from './frozen-store.ts';
import { type AccountsCall, openAccounts } from './open-accounts.ts';

/** The accounts of the period that ends on a day as they are printed: the final ones, or the draft as the books are now. */
export async function readFiledAccounts(
  tx: CompanyTransaction,
  call: AccountsCall,
  end: Day,
): Promise<{ book: AccountsBook; isFinal: boolean }> {
  const { stored, book } = await openAccounts(tx, call, end);
  const [last] = stored?.state === 'final' ? await listFrozen(tx, stored.id) : [];
  if (last === undefined) return { book, isFinal: false };
  return { book: accountsBook.parse(JSON.parse(last.content)), isFinal: true };
}
