import type { Schedule, ScheduleAmountBody } from '@folio/contract';
import { type Day, endEarly } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { byTheRules, type LedgerCall, openBooks } from '../../books/ledger/index.ts';
import { reverseJournal } from '../../books/manual-journal/index.ts';
import { counterFaults, inBase, minorOf, refused } from './fields.ts';
import { getSchedule } from './get-schedule.ts';
import { amountOf, plannedOf, standingOf } from './plan.ts';
import { moveAmount, noteSchedule, requireSchedule } from './record.ts';
import { insertAmount, moveEnd } from './store.ts';

/**
 * Adds an amount (negative: a credit note); posted lines stay, the others are planned again. Throws `not_found`,
 * `validation_failed`, and `posting_refused` if less than nothing would be left.
 */
export async function changeAmount(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  body: ScheduleAmountBody,
): Promise<Schedule> {
  const books = await openBooks(tx);
  const schedule = await requireSchedule(tx, id, true);
  if (schedule.journal !== null) throw refused('amount', 'recurring_amount_fixed');
  if (schedule.loan !== null) throw refused('amount', 'loan_amount_fixed');
  const amountMinor = minorOf(body.amount, books.baseCurrency);
  if (amountMinor === 0n) throw refused('amount', 'schedule_change_zero');
  const accounts = {
    kind: schedule.kind,
    balance_account: schedule.balanceAccount,
    result_account: schedule.resultAccount,
  };
  const faults = counterFaults(body.counter_account, accounts, books);
  if (faults.length > 0) throw new DomainError('validation_failed', { faults });
  const before = amountOf(schedule);
  if (before + amountMinor < 0n) throw refused('amount', 'schedule_below_zero', { amount: inBase(before, books) });
  plannedOf(schedule, { amountMinor: before + amountMinor });
  const { on, reason, counter_account: counter } = body;
  const journalId = await moveAmount(tx, call, schedule, { counter, on, amountMinor });
  await insertAmount(tx, call, id, { on, amountMinor, reason, journalId, number: schedule.amounts.length + 1 });
  await noteSchedule(tx, call, id, 'schedule_amount_changed', { date: on, amount: inBase(amountMinor, books), reason });
  return getSchedule(tx, id);
}

/** Ends a schedule earlier: what is left falls due by the end of that month. Throws `not_found` and `stale_version`. */
export async function endSchedule(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  { on, version }: { on: Day; version: number },
): Promise<Schedule> {
  const schedule = await requireSchedule(tx, id, true);
  if (on > schedule.to) throw refused('on', 'schedule_ends_before', { date: schedule.to });
  // Nothing has to be spread of a recurring journal, so that it can end before its first day.
  const { to } = schedule.journal === null ? byTheRules(() => endEarly(schedule, on)) : { to: on };
  plannedOf(schedule, { to });
  if (!(await moveEnd(tx, id, version, to))) throw new DomainError('stale_version');
  await noteSchedule(tx, call, id, 'schedule_ended', { date: to });
  return getSchedule(tx, id);
}

/** Reverses a posted line by a counter entry; its day can be posted again. Throws `not_found` and what journals throw. */
export async function reverseLine(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  { due_on, date }: { due_on: Day; date: Day },
): Promise<Schedule> {
  await openBooks(tx);
  const schedule = await requireSchedule(tx, id, true);
  const posting = standingOf(schedule).findLast(({ dueOn }) => dueOn === due_on);
  if (posting === undefined)
    throw new DomainError('conflict', { word: 'schedule_not_posted', values: { date: due_on } });
  await reverseJournal(tx, call, { id: posting.journalId, date });
  await noteSchedule(tx, call, id, 'schedule_line_reversed', { date: due_on });
  return getSchedule(tx, id);
}
