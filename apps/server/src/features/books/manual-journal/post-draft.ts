import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { LedgerCall } from '../ledger/index.ts';
import { editableDraft } from './drafts.ts';
import { checkJournals, postChecked } from './post-journals.ts';
import { markPosted } from './store.ts';

/** Posts a draft: every fault names its line and field, and a draft with faults is not changed. */
export async function postDraft(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, version }: { id: string; version: number },
): Promise<void> {
  const { draft } = await editableDraft(tx, id, version);
  const { books, journals } = await checkJournals(tx, [draft], () => '');
  const posted = await postChecked(
    tx,
    call,
    books,
    journals.map((journal) => ({ ...journal, id })),
  );
  for (const journal of posted) await markPosted(tx, call, journal);
}
