import { type Day, isDay, reverse } from '@folio/ledger';
import type { CompanyTransaction } from '../../platform/database/transaction.ts';
import { type FieldFault, Refusal } from '../../platform/http/refusal.ts';
import { type LedgerCall, openBooks, postEntries, readEntries } from '../ledger/index.ts';
import { reversalWords } from './post-journals.ts';
import { refuseJournals } from './refuse-journals.ts';
import { markReversed, readJournal, type StoredJournal } from './store.ts';

/** Takes a posted journal back by the opposite entry, dated as asked: on or after the journal's day, in an open period. */
export async function reverseJournal(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, date }: { id: string; date: Day },
): Promise<void> {
  const journal = await readJournal(tx, id, true);
  if (journal === null) throw new Refusal('not_found');
  const { lockedThrough } = await openBooks(tx);
  const [posted] = await readEntries(tx, [reversibleEntry(journal)]);
  if (posted === undefined) throw new Error(`journal ${id} has no entry`);
  refuseJournals(dateFaults(date, posted.entry.date, lockedThrough));
  const words = reversalWords(posted.entry.number, posted.entry.narration);
  const [entry] = await postEntries(tx, call, [reverse(posted.entry, date, 'void', words)], { reversesId: posted.id });
  if (entry === undefined) throw new Error('a reversal posted nothing');
  await markReversed(tx, call, id, entry.id);
}

/** The entry to take back. A journal that reverses itself was taken back when it was posted. */
function reversibleEntry({ number, state, entryId, reversalEntryId, reverseOn }: StoredJournal): string {
  const values = { number: number ?? '', date: reverseOn ?? '' };
  if (entryId === null) throw new Refusal('conflict', { word: 'journal_not_posted' });
  if (state === 'reversed') throw new Refusal('conflict', { word: 'journal_reversed', values });
  if (reversalEntryId !== null) throw new Refusal('conflict', { word: 'journal_reverses_itself', values });
  return entryId;
}

function dateFaults(date: Day, posted: Day, lockedThrough: Day | null): FieldFault[] {
  if (!isDay(date)) return [{ path: 'date', word: 'date_invalid' }];
  if (lockedThrough !== null && date <= lockedThrough)
    return [{ path: 'date', word: 'period_locked', values: { date: lockedThrough } }];
  return date < posted ? [{ path: 'date', word: 'journal_reversed_before', values: { date: posted } }] : [];
}
