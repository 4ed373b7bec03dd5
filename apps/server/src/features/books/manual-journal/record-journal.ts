import type { Day, ManualJournalLine } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { type LedgerCall, openBooks } from '../ledger/index.ts';
import { postChecked } from './post-journals.ts';
import { insertPosted, type PostedJournal } from './store.ts';

/** A journal whose amounts are known already, from another program or an example. */
export interface RecordedJournal {
  /** Null: the next number of manual journals. */
  number: string | null;
  date: Day;
  narration: string;
  reverseOn: Day | null;
  lines: readonly ManualJournalLine[];
}

/** Posts a journal and stores its record; only the ledger's rules check it. */
export function recordJournal(
  tx: CompanyTransaction,
  call: LedgerCall,
  journal: RecordedJournal,
): Promise<PostedJournal[]> {
  return recordJournals(tx, call, [journal]);
}

/** The same for any number of journals, in as many statements as for one; the answer has their order. */
export async function recordJournals(
  tx: CompanyTransaction,
  call: LedgerCall,
  journals: readonly RecordedJournal[],
): Promise<PostedJournal[]> {
  const books = await openBooks(tx);
  const totalled = journals.map((journal) => ({
    ...journal,
    reference: '',
    totalMinor: journal.lines.reduce((sum, line) => sum + line.debitMinor, 0n),
  }));
  const posted = await postChecked(tx, call, books, totalled);
  await insertPosted(tx, call, posted);
  return posted;
}
