import type { AuditAction } from '@folio/contract';
import {
  type BalanceKind,
  type Day,
  instalmentSides,
  type ManualJournalLine,
  type ScheduleSide,
  scheduleSides,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { type AuditedFields, fieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { type RecordedJournal, recordJournal } from '../../books/manual-journal/index.ts';
import { readSchedules, type ScheduleEntry, type StoredSchedule } from './store.ts';

interface Sides {
  kind: BalanceKind;
  name: string;
  balanceAccount: string;
  resultAccount: string;
}

/** The journal that posts a line of a schedule. */
export function lineJournal(schedule: StoredSchedule, { dueOn, amountMinor, interestMinor }: ScheduleEntry) {
  const { name } = schedule;
  if (schedule.journal !== null) return journalOf(name, dueOn, schedule.journal.lines);
  const { loan } = schedule;
  if (loan === null) return journalOf(name, dueOn, linesOf(scheduleSides(schedule, amountMinor)));
  const paid = { capitalMinor: amountMinor, interestMinor };
  return journalOf(name, dueOn, linesOf(instalmentSides(schedule, loan.paymentAccount, paid)));
}

function journalOf(narration: string, date: Day, lines: readonly ManualJournalLine[]): RecordedJournal {
  return { number: null, date, narration, reverseOn: null, lines };
}

function linesOf(sides: readonly ScheduleSide[]): ManualJournalLine[] {
  return sides.map(({ account: accountCode, debitMinor, creditMinor }) => ({ accountCode, debitMinor, creditMinor }));
}

/**
 * Moves an amount from the account that has it so far to the balance account; answers with the id of the journal, or null
 * where nothing has to be moved. A negative amount moves the other way.
 */
export async function moveAmount(
  tx: CompanyTransaction,
  call: LedgerCall,
  schedule: Sides,
  { counter, on, amountMinor }: { counter: string | null; on: Day; amountMinor: bigint },
): Promise<string | null> {
  if (counter === null) return null;
  // What a month would post, the other way round and with the counter account.
  const sides = scheduleSides({ ...schedule, resultAccount: counter }, -amountMinor);
  const [posted] = await recordJournal(tx, call, journalOf(schedule.name, on, linesOf(sides)));
  return posted?.id ?? null;
}

/** A schedule; `lock` locks it until the end of the transaction. Throws `not_found`. */
export async function requireSchedule(tx: CompanyTransaction, id: string, lock = false): Promise<StoredSchedule> {
  const [schedule] = await readSchedules(tx, [id], { lock });
  if (schedule === undefined) throw new DomainError('not_found');
  return schedule;
}

type Action = Extract<AuditAction, `schedule_${string}`>;

/** An event of the audit trail about a schedule. */
export function scheduleEvent({ userId, now: at }: LedgerCall, id: string, action: Action, fields: AuditedFields) {
  return { userId, at, action, subjectType: 'schedule', subjectId: id, change: fieldChanges(null, fields) };
}

export function noteSchedule(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  action: Action,
  fields: AuditedFields,
): Promise<void> {
  return writeAudit(tx, scheduleEvent(call, id, action, fields));
}
