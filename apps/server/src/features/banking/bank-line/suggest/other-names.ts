import { isNameOf } from '@folio/documents';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { readBooks } from '../../../books/ledger/index.ts';

/** Those of the names that are neither name of the company: legal forms and punctuation aside. */
export async function namesOfOthers(tx: CompanyTransaction, names: readonly string[]): Promise<string[]> {
  const { name, nameZh } = await readBooks(tx);
  const own = [name, nameZh ?? ''].filter((one) => one !== '');
  return [...new Set(names)].filter((other) => !own.some((one) => isNameOf(other, one)));
}
