import {
  addDays,
  coveredPeriod,
  type Day,
  dayInHongKong,
  hourInHongKong,
  lastMailingDay,
  mailingDayFrom,
} from '@folio/ledger';
import type { Database } from '../../../platform/database/open.ts';
import { type CompanyTransaction, inCompany } from '../../../platform/database/transaction.ts';
import type { Log } from '../../../platform/log/index.ts';
import { readBooks } from '../../books/ledger/index.ts';
import { queueMail } from '../../trade/emails/index.ts';
import type { ExportRefusal } from './access.ts';
import { daysOf, noteSchedule } from './keep-schedule.ts';
import { attachmentsOf, mailTextOf } from './mail-text.ts';
import { noteMail, takeDay } from './run-store.ts';
import { dueSchedules, lockDue, lockSeen, type StopReason, type StoredSchedule, setStanding } from './store.ts';

export interface ScheduleTools {
  database: Database;
  exportRefusal: ExportRefusal;
  /** Sends an email at once. */
  wake(companyId: string, mailId: string): Promise<void>;
  now(): Date;
  log: Log;
}

interface Moment {
  now: Date;
  /** Calendar day and hour in Hong Kong at `now`. */
  today: Day;
  hour: number;
}

/** Queues the emails of all reports that are due, each only once. Returns their number. */
export async function sendDueReports({ database, exportRefusal, wake, now, log }: ScheduleTools): Promise<number> {
  const at = now();
  const moment = { now: at, today: dayInHongKong(at), hour: hourInHongKong(at) };
  let queued = 0;
  for (const due of await dueSchedules(database.queries, moment)) {
    const { companyId, id, createdBy } = due;
    try {
      const refusal = createdBy === null ? 'no_person' : await exportRefusal(companyId, createdBy);
      const mailId = await inCompany(database, companyId, (tx) => sendOne(tx, moment, { id, createdBy, refusal }));
      if (mailId === null) continue;
      queued += 1;
      await wake(companyId, mailId);
    } catch (error) {
      // A failure of one schedule does not stop the others; it is tried again in the next run.
      log.error({ err: error, schedule: id }, 'a scheduled report was not queued');
    }
  }
  return queued;
}

/**
 * The email of one schedule: its day is taken and the email queued, or neither. Of several days that were missed only the
 * newest goes out. Null if nothing was queued.
 */
async function sendOne(
  tx: CompanyTransaction,
  moment: Moment,
  { id, createdBy, refusal }: { id: string; createdBy: string | null; refusal: StopReason | null },
): Promise<string | null> {
  const { now } = moment;
  const schedule = await lockDue(tx, id, moment);
  // Somebody changed it since `refusal` was found out: the next run decides.
  if (schedule === null || schedule.createdBy !== createdBy) return null;
  const reason = refusal ?? (await unseenBy(tx, schedule));
  if (reason !== null) {
    await setStanding(tx, id, { state: 'paused', stoppedBecause: reason });
    await noteSchedule(tx, { userId: null, now }, id, 'report_schedule_stopped', { before: null, after: schedule });
    return null;
  }
  const on = lastMailingDay(daysOf(schedule), schedule.nextOn, lastDayBy(moment, schedule.at_hour));
  await setStanding(tx, id, { nextOn: mailingDayFrom(daysOf(schedule), addDays(on, 1)) });
  if (!(await takeDay(tx, id, on, now))) return null;
  const mailId = await queue(tx, schedule, on, now);
  await noteMail(tx, id, on, mailId);
  await noteSchedule(tx, { userId: createdBy, now }, id, 'report_schedule_sent', { before: null, after: schedule });
  return mailId;
}

/** Before its hour, a schedule is as if the day had not come. */
function lastDayBy({ today, hour }: Moment, atHour: number): Day {
  return hour < atHour ? addDays(today, -1) : today;
}

async function unseenBy(tx: CompanyTransaction, { id, createdBy }: StoredSchedule): Promise<StopReason | null> {
  if (createdBy === null) return 'no_person';
  return (await lockSeen(tx, createdBy, id)) === null ? 'unseen' : null;
}

async function queue(tx: CompanyTransaction, schedule: StoredSchedule, on: Day, at: Date): Promise<string> {
  const { subject, subjectId, name, rhythm, language, receivers, formats, hasFixedDays, createdBy, createdByName } =
    schedule;
  const covered = hasFixedDays ? null : coveredPeriod(rhythm, on);
  const company = await readBooks(tx);
  return queueMail(tx, {
    kind: 'report',
    to: receivers,
    ...mailTextOf({ name, company, person: createdByName ?? company.name, covered, language }),
    attachments: attachmentsOf({ subject, id: subjectId, rhythm, on, language }, formats),
    createdBy,
    at,
  });
}
