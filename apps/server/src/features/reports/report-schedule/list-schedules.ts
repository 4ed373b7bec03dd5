import type { OutgoingMail, ReceiverState, ReportSchedule } from '@folio/contract';
import { sentence } from '../../../messages/index.ts';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { Language } from '../../../platform/http/call.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import { readMailsById } from '../../trade/emails/index.ts';
import type { ScheduleCall } from './keep-schedule.ts';
import { readAllReceivers, readReceivers } from './receiver-store.ts';
import { addressKey, type Receiver, receiverRules, withoutRepeats } from './receivers.ts';
import { readMailsOfSchedules } from './run-store.ts';
import { listSchedules, lockSeen, type StoredSchedule } from './store.ts';

type Caller = ScheduleCall & { language: Language };

/** What goes out by email, of the reports that the caller sees; the next due first. */
export async function listReportSchedules(tx: CompanyTransaction, call: Caller): Promise<ReportSchedule[]> {
  const rows = await listSchedules(tx, call.userId);
  const receivers = await readAllReceivers(tx);
  const mails = await readMailsOfSchedules(tx);
  const newestIds = rows.flatMap(({ id }) => mails.get(id)?.newestMailIds ?? []);
  const newest = new Map((await readMailsById(tx, newestIds, call)).map((mail) => [mail.id, mail]));
  return rows.map((row) => {
    const { newestMailIds = [], lastSentAt = null } = mails.get(row.id) ?? {};
    const known = receivers.get(row.id) ?? [];
    return present(row, call, { known, lastSentAt, mails: newestMailIds.flatMap((id) => newest.get(id) ?? []) });
  });
}

/** One of them. Throws `not_found`. */
export async function getReportSchedule(tx: CompanyTransaction, call: Caller, id: string): Promise<ReportSchedule> {
  const found = (await listReportSchedules(tx, call)).find((row) => row.id === id);
  if (found === undefined) throw new DomainError('not_found');
  return found;
}

/**
 * What would happen to addresses if a person saved them: of people who read the books, outside the company, or
 * unsubscribed from the schedule. It does not show who else has an account. Throws `not_found` for a schedule that the
 * caller does not see.
 */
export async function lookAtReceivers(
  tx: CompanyTransaction,
  { userId, readers }: ScheduleCall,
  { addresses, report_schedule_id: id }: { addresses: string[]; report_schedule_id: string | null },
): Promise<ReceiverState[]> {
  if (id !== null && (await lockSeen(tx, userId, id)) === null) throw new DomainError('not_found');
  const { isReader, isUnsubscribed } = receiverRules(id === null ? [] : await readReceivers(tx, id), readers);
  return withoutRepeats(addresses).map((address) => ({
    address,
    outside: !isReader(address),
    unsubscribed: isUnsubscribed(address),
  }));
}

interface Facts {
  known: readonly Receiver[];
  /** The emails of the newest day. */
  mails: readonly OutgoingMail[];
  lastSentAt: Date | null;
}

function present(
  row: StoredSchedule,
  { readers, language }: Caller,
  { known, mails, lastSentAt }: Facts,
): ReportSchedule {
  const { held } = receiverRules(known, readers);
  const onList = new Set(row.receivers.map(addressKey));
  // A receiver who was removed from the list, or unsubscribed, needs no email any more.
  const isWanted = (address: string) => onList.has(addressKey(address)) && held(address) !== 'unsubscribed';
  const wanted = mails.filter(({ to }) => to.some(isWanted));
  return {
    id: row.id,
    version: row.version,
    subject: row.subject,
    subject_id: row.subjectId,
    name: row.name,
    rhythm: row.rhythm,
    on_day: row.on_day,
    at_hour: row.at_hour,
    receivers: row.receivers,
    held: row.receivers.flatMap((address) => {
      const because = held(address);
      return because === null ? [] : [{ address, because }];
    }),
    formats: row.formats,
    language: row.language,
    state: row.state,
    next_on: row.state === 'active' ? row.nextOn : null,
    last_sent_at: lastSentAt?.toISOString() ?? null,
    problem: stopText(row, language) ?? mailProblems(wanted, language),
    created_by: row.createdByName,
  };
}

function stopText({ stoppedBecause, createdByName }: StoredSchedule, language: Language): string | null {
  if (stoppedBecause === null) return null;
  return sentence(language, `report_schedule_${stoppedBecause}`, { person: createdByName ?? '' });
}

/** Each address of the newest day whose email has a problem, with the problem; null if there is no problem. */
function mailProblems(mails: readonly OutgoingMail[], language: Language): string | null {
  const sentences = mails.flatMap(({ to, problem, state }) =>
    problem === null || state === 'cancelled'
      ? []
      : [sentence(language, 'report_schedule_mail_problem', { address: to.join(', '), problem })],
  );
  return sentences.length === 0 ? null : sentences.join('\n');
}
