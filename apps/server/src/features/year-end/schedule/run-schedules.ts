import type { DueLine, dueQuery } from '@folio/contract';
import { type Day, endOfMonth } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type LedgerCall, openBooks, readBooks, writeAudits } from '../../books/ledger/index.ts';
import { recordJournals } from '../../books/manual-journal/index.ts';
import { inBase } from './fields.ts';
import { openSchedulesBy } from './list-store.ts';
import { plannedOf } from './plan.ts';
import { insertPostings } from './posting-store.ts';
import { lineJournal, scheduleEvent } from './record.ts';
import { readSchedules, type ScheduleEntry, type StoredSchedule } from './store.ts';

interface Due {
  schedule: StoredSchedule;
  line: ScheduleEntry;
}

/** The lines that are due by the end of a month, the oldest first. */
async function dueBy(tx: CompanyTransaction, end: Day, lock: boolean): Promise<Due[]> {
  const schedules = await readSchedules(tx, await openSchedulesBy(tx, end), { lock });
  return schedules
    .flatMap((schedule) => plannedOf(schedule).map((line) => ({ schedule, line })))
    .filter(({ line }) => line.dueOn <= end)
    .sort(byDay);
}

/** The oldest first, lines of one day by the name of their schedule. */
function byDay(one: Due, other: Due): number {
  const order = one.line.dueOn.localeCompare(other.line.dueOn);
  return order === 0 ? one.schedule.name.localeCompare(other.schedule.name) : order;
}

/** How many lines are due by a day and not posted, for the close. */
export async function countDueLines(tx: CompanyTransaction, day: Day): Promise<number> {
  return (await dueBy(tx, day, false)).length;
}

/** A page of what a run of the month would post. */
export async function listDue(tx: CompanyTransaction, { month, page, limit }: z.infer<typeof dueQuery>) {
  const books = await readBooks(tx);
  const due = await dueBy(tx, endOfMonth(month), false);
  const rows = due.slice((page - 1) * limit, page * limit).map(
    ({ schedule, line }): DueLine => ({
      schedule_id: schedule.id,
      name: schedule.name,
      kind: schedule.kind,
      due_on: line.dueOn,
      amount: inBase(line.amountMinor + line.interestMinor, books),
    }),
  );
  return { rows, meta: { page, limit, total: due.length } };
}

/**
 * Posts every line that is due by the end of a month, one entry each, dated on the day of the line. All of them or none.
 * Throws `conflict` if nothing is due, and if a line is due in a locked period.
 */
export async function runSchedules(
  tx: CompanyTransaction,
  call: LedgerCall,
  month: Day,
): Promise<{ month: Day; posted: number }> {
  const end = endOfMonth(month);
  const { lockedThrough } = await openBooks(tx);
  const due = await dueBy(tx, end, true);
  if (due.length === 0) throw new DomainError('conflict', { word: 'schedule_nothing_due', values: { date: end } });
  refuseLocked(due, lockedThrough);
  const journals = due.map(({ schedule, line }) => lineJournal(schedule, line));
  const posted = await recordJournals(tx, call, journals);
  const postings = due.flatMap(({ schedule, line }, index) => {
    const journal = posted[index];
    if (journal === undefined) return [];
    const attempt = schedule.postings.filter(({ dueOn }) => dueOn === line.dueOn).length + 1;
    return [{ ...line, scheduleId: schedule.id, attempt, journalId: journal.id, entryId: journal.entry.id }];
  });
  await insertPostings(tx, postings);
  const events = due.map(({ schedule, line }) =>
    scheduleEvent(call, schedule.id, 'schedule_line_posted', { name: schedule.name, date: line.dueOn }),
  );
  await writeAudits(tx, events);
  return { month: end, posted: postings.length };
}

/** One line in a locked period stops the run, because a later line would otherwise hide that it is missing. */
function refuseLocked(due: readonly Due[], lockedThrough: Day | null): void {
  const locked = lockedThrough === null ? [] : due.filter(({ line }) => line.dueOn <= lockedThrough);
  const [first] = locked;
  if (first === undefined) return;
  const { schedule, line } = first;
  const values = { name: schedule.name, date: line.dueOn, locked: lockedThrough ?? '', count: String(locked.length) };
  throw new DomainError('conflict', { word: 'schedule_line_locked', values });
}
