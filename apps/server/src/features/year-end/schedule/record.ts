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

/** The journal that posts a line of a schedule on a day; a line that is posted late names what it belongs to. */
export function lineJournal(schedule: StoredSchedule, line: ScheduleEntry, on: Day) {
  const narration = on === line.dueOn ? schedule.name : `${schedule.name} (${lateLabel(schedule, line)})`;
  return journalOf(narration, on, sidesOf(schedule, line));
}

/** The month of a line that is spread over months; the day of an instalment or of a repeated journal. */
function lateLabel({ loan, journal }: StoredSchedule, { dueOn }: ScheduleEntry): string {
  return loan === null && journal === null ? dueOn.slice(0, 7) : dueOn;
}

function sidesOf(schedule: StoredSchedule, { amountMinor, interestMinor }: ScheduleEntry) {
  if (schedule.journal !== null) return schedule.journal.lines;
  if (schedule.loan === null) return linesOf(scheduleSides(schedule, amountMinor));
  const paid = { capitalMinor: amountMinor, interestMinor };
  return linesOf(instalmentSides(schedule, schedule.loan.paymentAccount, paid));
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
