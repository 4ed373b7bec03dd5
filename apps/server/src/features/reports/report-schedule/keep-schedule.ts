import type { AuditAction, ReportSchedule, ReportScheduleBody, ScheduledSubject } from '@folio/contract';
import { addDays, type Day, type MailingDays, mailingDayFrom } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { fieldChanges, type LedgerCall, writeAudit } from '../../books/ledger/index.ts';
import { getReportPack } from '../report-pack/index.ts';
import { savedChoices } from '../saved-report/index.ts';
import { readReceivers, writeReceivers } from './receiver-store.ts';
import { addressKey, receiverRules, withoutRepeats } from './receivers.ts';
import { cancelUnsent } from './run-store.ts';
import { deleteSchedule, insertSchedule, lockSeen, type StoredSchedule, setStanding, updateSchedule } from './store.ts';

/** A caller, with the addresses of those who may read the company's books, in lower case. */
export type ScheduleCall = LedgerCall & { readers: ReadonlySet<string> };

/** The days of a schedule, with the calendar's names. */
export function daysOf({ rhythm, on_day }: Pick<ReportScheduleBody, 'rhythm' | 'on_day'>): MailingDays {
  return { rhythm, onDay: on_day };
}

/**
 * The first day is tomorrow or later: a sent email is final, so none goes out while a person is still choosing.
 */
export function nextDay(body: Pick<ReportScheduleBody, 'rhythm' | 'on_day'>, today: Day): Day {
  return mailingDayFrom(daysOf(body), addDays(today, 1));
}

/**
 * Sends a saved report or a pack by email from its next day on. Receivers who do not read the books are outside the
 * company from now on: the caller, who may send documents to any address, confirms them by saving. Throws `not_found`
 * where the caller does not see the report.
 */
export async function createSchedule(
  tx: CompanyTransaction,
  call: ScheduleCall,
  { subject, subjectId, body }: { subject: ScheduledSubject; subjectId: string; body: ReportScheduleBody },
): Promise<string> {
  const { name } = await (subject === 'saved_report'
    ? savedChoices(tx, call.userId, subjectId)
    : getReportPack(tx, subjectId));
  const once = onceEach(body);
  const made = { createdBy: call.userId, nextOn: nextDay(body, call.today), at: call.now };
  const id = await insertSchedule(tx, { subject, subjectId, body: once }, made);
  await keepReceivers(tx, call, id, once.receivers);
  await noteSchedule(tx, call, id, 'report_schedule_added', { before: null, after: { ...once, name } });
  return id;
}

/**
 * Changes a schedule; from now on it goes out in the name of the caller, who confirms its receivers as in
 * `createSchedule`. Throws `not_found` and `stale_version`, and `validation_failed` if every receiver unsubscribed.
 */
export async function saveSchedule(
  tx: CompanyTransaction,
  call: ScheduleCall,
  id: string,
  { version, ...body }: ReportScheduleBody & { version: number },
): Promise<void> {
  const before = await current(tx, call, id, version);
  const once = onceEach(body);
  if (await areAllUnsubscribed(tx, { id, receivers: once.receivers })) throw onlyUnsubscribed();
  await updateSchedule(tx, id, once, { createdBy: call.userId, nextOn: nextDay(body, call.today) });
  await keepReceivers(tx, call, id, once.receivers);
  const after = { ...once, name: before.name };
  await noteSchedule(tx, call, id, 'report_schedule_changed', { before, after });
}

/**
 * Pauses or resumes it. After a pause the days within the pause are skipped, and it goes out in the caller's name.
 * Throws `conflict` if every receiver unsubscribed.
 */
export async function moveSchedule(
  tx: CompanyTransaction,
  call: LedgerCall,
  id: string,
  { version, state }: { version: number; state: ReportSchedule['state'] },
): Promise<void> {
  const before = await current(tx, call, id, version);
  if (before.state === state) return;
  if (state === 'active' && (await areAllUnsubscribed(tx, before)))
    throw new DomainError('conflict', { word: 'report_schedule_all_unsubscribed' });
  const resumed = { nextOn: nextDay(before, call.today), stoppedBecause: null, createdBy: call.userId };
  await setStanding(tx, id, { state, ...(state === 'active' ? resumed : {}) });
  await noteSchedule(tx, call, id, `report_schedule_${state}`, { before: null, after: before });
}

/** Deletes a schedule and cancels its emails that wait: their links would stop nothing any more. Throws `not_found`. */
export async function removeSchedule(tx: CompanyTransaction, call: LedgerCall, id: string): Promise<void> {
  const before = await seen(tx, call, id);
  await cancelUnsent(tx, id);
  await deleteSchedule(tx, id);
  await noteSchedule(tx, call, id, 'report_schedule_removed', { before, after: null });
}

async function seen(tx: CompanyTransaction, { userId }: LedgerCall, id: string): Promise<StoredSchedule> {
  const row = await lockSeen(tx, userId, id);
  if (row === null) throw new DomainError('not_found');
  return row;
}

async function current(tx: CompanyTransaction, call: LedgerCall, id: string, version: number): Promise<StoredSchedule> {
  const row = await seen(tx, call, id);
  if (row.version !== version) throw new DomainError('stale_version');
  return row;
}

function onceEach(body: ReportScheduleBody): ReportScheduleBody {
  return { ...body, receivers: withoutRepeats(body.receivers), formats: [...new Set(body.formats)] };
}

async function keepReceivers(tx: CompanyTransaction, { readers }: ScheduleCall, id: string, addresses: string[]) {
  const keys = addresses.map(addressKey);
  await writeReceivers(
    tx,
    id,
    keys.map((address) => ({ address, outside: !readers.has(address) })),
  );
}

/** Whether no receiver of a schedule is left who did not unsubscribe. */
export async function areAllUnsubscribed(
  tx: CompanyTransaction,
  { id, receivers }: Pick<StoredSchedule, 'id' | 'receivers'>,
): Promise<boolean> {
  const { isUnsubscribed } = receiverRules(await readReceivers(tx, id), new Set());
  return receivers.every(isUnsubscribed);
}

function onlyUnsubscribed(): DomainError {
  return new DomainError('validation_failed', {
    faults: [{ path: 'receivers', word: 'report_schedule_only_unsubscribed' }],
  });
}

type Audited = Pick<StoredSchedule, 'name' | 'rhythm' | 'on_day' | 'at_hour' | 'receivers' | 'formats' | 'language'>;

/** `userId` null: the server acted without a person. */
export async function noteSchedule(
  tx: CompanyTransaction,
  { userId, now: at }: { userId: string | null; now: Date },
  id: string,
  action: AuditAction,
  { before, after }: { before: Audited | null; after: Audited | null },
): Promise<void> {
  const change = fieldChanges(fieldsOf(before), fieldsOf(after));
  await writeAudit(tx, { userId, at, action, subjectType: 'report_schedule', subjectId: id, change });
}

function fieldsOf(row: Audited | null) {
  return (
    row && {
      report: row.name,
      rhythm: row.rhythm,
      on_day: String(row.on_day),
      at_hour: String(row.at_hour),
      to: row.receivers.join(', '),
      format: row.formats.join(', '),
      language: row.language,
    }
  );
}
