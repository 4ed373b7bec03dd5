import { type Day, isDay, reverse } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError, type FieldIssue } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, openBooks, postEntries, readEntries } from '../ledger/index.ts';
import { reversalWords } from './post-journals.ts';
import { refuseJournals } from './refuse-journals.ts';
import { markReversed, readJournal, type StoredJournal } from './store.ts';

/**
 * Posts the opposite entry of a posted journal, dated as requested: on or after the journal's day, in an open period.
 */
export async function reverseJournal(
  tx: CompanyTransaction,
  call: LedgerCall,
  { id, date }: { id: string; date: Day },
): Promise<void> {
  const journal = await readJournal(tx, id, true);
  if (journal === null) throw new DomainError('not_found');
  const { lockedThrough } = await openBooks(tx);
  const [posted] = await readEntries(tx, [reversibleEntry(journal)]);
  if (posted === undefined) throw new Error(`journal ${id} has no entry`);
  refuseJournals(dateFaults(date, posted.entry.date, lockedThrough));
  const words = reversalWords(posted.entry.number, posted.entry.narration);
  const [entry] = await postEntries(tx, call, [reverse(posted.entry, date, 'void', words)], { reversesId: posted.id });
  if (entry === undefined) throw new Error('a reversal posted nothing');
  await markReversed(tx, call, id, entry.id);
}

/** The entry to reverse. A self-reversing journal was already reversed when it was posted. */
function reversibleEntry({ number, state, entryId, reversalEntryId, reverseOn }: StoredJournal): string {
  const values = { number: number ?? '', date: reverseOn ?? '' };
  if (entryId === null) throw new DomainError('conflict', { word: 'journal_not_posted' });
  if (state === 'reversed') throw new DomainError('conflict', { word: 'journal_reversed', values });
  if (reversalEntryId !== null) throw new DomainError('conflict', { word: 'journal_reverses_itself', values });
  return entryId;
}

function dateFaults(date: Day, posted: Day, lockedThrough: Day | null): FieldIssue[] {
  if (!isDay(date)) return [{ path: 'date', word: 'date_invalid' }];
  if (lockedThrough !== null && date <= lockedThrough)
    return [{ path: 'date', word: 'period_locked', values: { date: lockedThrough } }];
  return date < posted ? [{ path: 'date', word: 'journal_reversed_before', values: { date: posted } }] : [];
}
