import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readFamilies, readRoots } from './root-store.ts';

/** The contact an id stands for: itself, or the one it was merged into. Ids nobody has are not in the answer. */
export async function contactRoots(
  tx: CompanyTransaction,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  return new Map((await readRoots(tx, ids)).map(({ id, rootId }) => [id, rootId]));
}

/** The contact one id stands for; an id nobody has stands for itself. */
export async function rootContactId(tx: CompanyTransaction, id: string): Promise<string> {
  return (await contactRoots(tx, [id])).get(id) ?? id;
}

/** Every id that stands for the same contact as one of these: what postings of a contact may carry. */
export async function contactFamily(tx: CompanyTransaction, ids: readonly string[]): Promise<string[]> {
  return ids.length === 0 ? [] : readFamilies(tx, ids);
}
