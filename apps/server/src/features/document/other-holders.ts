import type { DocumentDraft } from '@folio/contract';
import { isNameOf } from '@folio/documents';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { readBooks } from '../ledger/index.ts';

/** The holders a statement names that are not the company, by neither of its names. */
export async function otherHolders(
  tx: CompanyTransaction,
  draft: Pick<DocumentDraft, 'statements'>,
): Promise<string[]> {
  const holders = (draft.statements ?? []).flatMap(({ account_holder: holder }) => holder || []);
  if (holders.length === 0) return [];
  const { name, nameZh } = await readBooks(tx);
  const own = [name, nameZh ?? ''].filter((one) => one !== '');
  return [...new Set(holders)].filter((holder) => !own.some((one) => isNameOf(holder, one)));
}
