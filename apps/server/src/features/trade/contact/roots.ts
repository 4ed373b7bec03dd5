import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readFamilies, readRoots } from './root-store.ts';

/** Maps each id to its root: the contact itself, or the one it was merged into. Unknown ids are not in the answer. */
export async function contactRoots(
  tx: CompanyTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await readRoots(tx, ids)).map(({ id, rootId }) => [id, rootId]));
}

/** The root of one contact; an unknown id is returned unchanged. */
export async function rootContactId(tx: CompanyTransaction, id: string): Promise<string> {
  return (await contactRoots(tx, [id])).get(id) ?? id;
}

/** Every id with the same root as one of these: postings of a contact may carry any of them. */
export async function contactFamily(tx: CompanyTransaction, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : readFamilies(tx, ids);
}
