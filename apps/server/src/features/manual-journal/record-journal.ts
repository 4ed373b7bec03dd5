import type { Day, ManualJournalLine } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type LedgerCall, openBooks } from '../ledger/index.ts';
import { type PostedJournal, postChecked } from './post-journals.ts';
import { insertPosted } from './store.ts';

/** A journal whose amounts are known already, from another program or a worked example. */
export interface RecordedJournal {
  number: string;
  date: Day;
  narration: string;
  reverseOn: Day | null;
  lines: readonly ManualJournalLine[];
}

/** Posts a journal and keeps its record; the ledger's own check judges it. */
export async function recordJournal(
  tx: CompanyTransaction,
  call: LedgerCall,
  journal: RecordedJournal,
): Promise<PostedJournal[]> {
  const books = await openBooks(tx);
  const totalMinor = journal.lines.reduce((sum, line) => sum + line.debitMinor, 0n);
  const posted = await postChecked(tx, call, books, [{ ...journal, reference: '', totalMinor }]);
  await insertPosted(tx, call, posted);
  return posted;
}
