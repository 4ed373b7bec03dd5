import type { DocumentDraft } from '@folio/contract';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { namesOfOthers } from '../../../banking/bank-line/index.ts';

/** The holders a statement names that are not the company, by neither of its names. */
export async function otherHolders(
  tx: CompanyTransaction,
  draft: Pick<DocumentDraft, 'statements'>,
): Promise<string[]> {
  const holders = (draft.statements ?? []).flatMap(({ account_holder: holder }) => holder || []);
  if (holders.length === 0) return [];
  return namesOfOthers(tx, holders);
}
