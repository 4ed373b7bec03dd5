import type { runScheduleBody } from '@folio/contract';
import { type Day, endOfMonth, firstOpenDay, postingDay } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, openBooks, refuseMovedLock, writeAudits } from '../../books/ledger/index.ts';
import { recordJournals } from '../../books/manual-journal/index.ts';
import { type Due, dueBy, lockedLines } from './due-lines.ts';
import { insertPostings } from './posting-store.ts';
import { lineJournal, scheduleEvent } from './record.ts';

type Run = z.infer<typeof runScheduleBody>;

/**
 * Posts every line that is due by the end of a month, one entry each, dated on the day of the line. Lines that are due in a
 * locked period are posted on the first open day if a person chose that day. All lines are posted or none. Throws `conflict`
 * if nothing is due, if a line is due in a locked period and no day is chosen, and if the chosen day is not the first open one.
 */
export async function runSchedules(
  tx: CompanyTransaction,
  call: LedgerCall,
  { month, catch_up_on }: Run,
): Promise<{ month: Day; posted: number }> {
  const end = endOfMonth(month);
  const { lockedThrough } = await openBooks(tx);
  const due = await dueBy(tx, end, true);
  if (due.length === 0) throw new DomainError('conflict', { word: 'schedule_nothing_due', values: { date: end } });
  refuseLocked(due, lockedThrough, catch_up_on);
  const dayOf = ({ line }: Due) => postingDay(line.dueOn, lockedThrough);
  const journals = due.map((one) => lineJournal(one.schedule, one.line, dayOf(one)));
  const posted = await recordJournals(tx, call, journals);
  const postings = due.flatMap(({ schedule, line }, index) => {
    const journal = posted[index];
    if (journal === undefined) return [];
    const attempt = schedule.postings.filter(({ dueOn }) => dueOn === line.dueOn).length + 1;
    return [{ ...line, scheduleId: schedule.id, attempt, journalId: journal.id, entryId: journal.entry.id }];
  });
  await insertPostings(tx, postings);
  const events = due.map((one) => {
    const { schedule, line } = one;
    const fields = { name: schedule.name, date: line.dueOn };
    const late = dayOf(one) === line.dueOn ? {} : { posted_on: dayOf(one) };
    return scheduleEvent(call, schedule.id, 'schedule_line_posted', { ...fields, ...late });
  });
  await writeAudits(tx, events);
  return { month: end, posted: postings.length };
}

/** A line in a locked period is posted late only on the day that a person saw and chose; else it stops the run. */
function refuseLocked(due: readonly Due[], lockedThrough: Day | null, chosenOn: Day | null): void {
  const locked = lockedLines(due, lockedThrough);
  const [first] = locked;
  const openOn = lockedThrough === null || first === undefined ? null : firstOpenDay(lockedThrough);
  refuseMovedLock(chosenOn, openOn);
  if (chosenOn !== null || lockedThrough === null || first === undefined) return;
  const { schedule, line } = first;
  const days = { date: line.dueOn, locked: lockedThrough, open: openOn ?? '' };
  const values = { name: schedule.name, count: String(locked.length), ...days };
  throw new DomainError('conflict', { word: 'schedule_line_locked', values });
}
