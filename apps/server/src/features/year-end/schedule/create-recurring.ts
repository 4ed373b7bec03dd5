import type { NewRecurringJournalBody, Schedule } from '@folio/contract';
import { repeatedDays } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { byTheRules, type LedgerCall, openBooks } from '../../books/ledger/index.ts';
import { checkJournals, getJournal } from '../../books/manual-journal/index.ts';
import { inBase, refused } from './fields.ts';
import { getSchedule } from './get-schedule.ts';
import { noteSchedule } from './record.ts';
import { insertRecurring } from './recurring-store.ts';
import { NO_SOURCE } from './source/source.ts';
import { insertSchedule } from './store.ts';

/**
 * Repeats a manual journal, posted or typed, from a day to a day. Its lines are copied; nothing is posted yet. Throws
 * `not_found`, `validation_failed` for a journal that cannot be posted, that reverses itself or that has another currency,
 * `posting_refused` for a period that ends before it starts or is longer than 50 years, and `period_locked`.
 */
export async function createRecurring(
  tx: CompanyTransaction,
  call: LedgerCall,
  { journal_id, name, every, from, to }: NewRecurringJournalBody,
): Promise<Schedule> {
  const books = await openBooks(tx);
  const { draft, entry_id: copiedFrom } = await getJournal(tx, journal_id);
  if (draft.reverse_on !== null) throw refused('journal_id', 'recurring_reverses', { date: draft.reverse_on });
  if (draft.lines.some(({ currency }) => currency !== null)) throw refused('journal_id', 'recurring_currency');
  const days = byTheRules(() => repeatedDays({ every, from, to }));
  const { journals } = await checkJournals(tx, [{ ...draft, date: from }], () => '');
  const lines = journals.flatMap((journal) => journal.lines);
  const accounts = { balanceAccount: null, resultAccount: null };
  const kept = { ...NO_SOURCE, ...accounts, kind: 'recurring_journal', method: 'repeated' } as const;
  const id = await insertSchedule(tx, call, { ...kept, name, from, to, reverseOn: null });
  await insertRecurring(tx, id, { every, copiedFrom, lines, days });
  const amount = inBase(
    lines.reduce((sum, { debitMinor }) => sum + debitMinor, 0n),
    books,
  );
  await noteSchedule(tx, call, id, 'schedule_added', { name, kind: 'recurring_journal', date: from, amount });
  return getSchedule(tx, id);
}
