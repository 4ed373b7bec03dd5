import type { DueLine, DueMeta, dueQuery } from '@folio/contract';
import { type Day, endOfMonth, firstOpenDay, postingDay, startOfMonth } from '@folio/ledger';
import type { z } from 'zod';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { inBase } from './fields.ts';
import { openSchedulesBy } from './list-store.ts';
import { plannedOf } from './plan.ts';
import { readSchedules, type ScheduleEntry, type StoredSchedule } from './store.ts';

/** A planned line with its schedule. */
export interface Due {
  schedule: StoredSchedule;
  line: ScheduleEntry;
}

/** The lines that are due by a day, the oldest first; `lock` locks their schedules until the end of the transaction. */
export async function dueBy(tx: CompanyTransaction, end: Day, lock: boolean): Promise<Due[]> {
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

/** A page of what a run of the month would post, and what of it is due in locked months. */
export async function listDue(tx: CompanyTransaction, { month, page, limit }: z.infer<typeof dueQuery>) {
  const books = await readBooks(tx);
  const due = await dueBy(tx, endOfMonth(month), false);
  const rows = due.slice((page - 1) * limit, page * limit).map(
    ({ schedule, line }): DueLine => ({
      schedule_id: schedule.id,
      name: schedule.name,
      kind: schedule.kind,
      due_on: line.dueOn,
      post_on: postingDay(line.dueOn, books.lockedThrough),
      amount: inBase(line.amountMinor + line.interestMinor, books),
    }),
  );
  return { rows, meta: { page, limit, total: due.length, catch_up: catchUpOf(due, books.lockedThrough) } };
}

function catchUpOf(due: readonly Due[], lockedThrough: Day | null): DueMeta['catch_up'] {
  const locked = lockedLines(due, lockedThrough);
  if (lockedThrough === null || locked.length === 0) return null;
  const months = [...new Set(locked.map(({ line }) => startOfMonth(line.dueOn)))];
  return { lines: locked.length, months, locked_through: lockedThrough, on: firstOpenDay(lockedThrough) };
}

/** The lines that are due in the locked period. */
export function lockedLines(due: readonly Due[], lockedThrough: Day | null): Due[] {
  return lockedThrough === null ? [] : due.filter(({ line }) => line.dueOn <= lockedThrough);
}
