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
import type { PeopleRules } from './access.ts';
import { daysOf, noteSchedule } from './keep-schedule.ts';
import { attachmentsOf, mailTextOf } from './mail-text.ts';
import { readReceivers, writeReceivers } from './receiver-store.ts';
import { addressKey, receiverRules } from './receivers.ts';
import { noteMail, takeDay } from './run-store.ts';
import { dueSchedules, lockDue, lockSeen, type StopReason, type StoredSchedule, setStanding } from './store.ts';

export interface ScheduleTools extends PeopleRules {
  database: Database;
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

/** What was found out about people before the transaction of a schedule. */
interface People {
  createdBy: string | null;
  /** Why the person in whose name it goes out may not export the report. */
  refusal: StopReason | null;
  maySendOutside: boolean;
  readers: ReadonlySet<string>;
}

/** Queues the emails of all reports that are due, one for each receiver and day. Returns their number. */
export async function sendDueReports(tools: ScheduleTools): Promise<number> {
  const { database, wake, now, log } = tools;
  const at = now();
  const moment = { now: at, today: dayInHongKong(at), hour: hourInHongKong(at) };
  let queued = 0;
  for (const due of await dueSchedules(database.queries, moment)) {
    const { companyId, id } = due;
    try {
      const people = await askAboutPeople(tools, due);
      const mailIds = await inCompany(database, companyId, (tx) => sendOne(tx, moment, id, people));
      queued += mailIds.length;
      for (const mailId of mailIds) await wake(companyId, mailId);
    } catch (error) {
      // A failure of one schedule does not stop the others; it is tried again in the next run.
      log.error({ err: error, schedule: id }, 'a scheduled report was not queued');
    }
  }
  return queued;
}

async function askAboutPeople(
  rules: PeopleRules,
  { companyId, createdBy }: { companyId: string; createdBy: string | null },
): Promise<People> {
  if (createdBy === null) return { createdBy, refusal: 'no_person', maySendOutside: false, readers: new Set() };
  return {
    createdBy,
    refusal: await rules.exportRefusal(companyId, createdBy),
    maySendOutside: await rules.maySendOutside(companyId, createdBy),
    readers: await rules.readerAddresses(companyId),
  };
}

/**
 * The emails of one schedule: its day is taken for each receiver and the emails are queued, or nothing happens. Of
 * several days that were missed only the newest goes out. Returns the emails.
 */
async function sendOne(tx: CompanyTransaction, moment: Moment, id: string, people: People): Promise<string[]> {
  const { now } = moment;
  const schedule = await lockDue(tx, id, moment);
  // Somebody changed it since `people` was found out: the next run decides.
  if (schedule === null || schedule.createdBy !== people.createdBy) return [];
  const { receivers, reason } = await receiversOf(tx, schedule, people);
  if (reason !== null) {
    await setStanding(tx, id, { state: 'paused', stoppedBecause: reason });
    await noteSchedule(tx, { userId: null, now }, id, 'report_schedule_stopped', { before: null, after: schedule });
    return [];
  }
  const on = lastMailingDay(daysOf(schedule), schedule.nextOn, lastDayBy(moment, schedule.at_hour));
  await setStanding(tx, id, { nextOn: mailingDayFrom(daysOf(schedule), addDays(on, 1)) });
  const mailIds = await queueEach(tx, schedule, { receivers, on, at: now });
  if (mailIds.length > 0) {
    const sent = { ...schedule, receivers };
    const by = { userId: schedule.createdBy, now };
    await noteSchedule(tx, by, id, 'report_schedule_sent', { before: null, after: sent });
  }
  return mailIds;
}

/** Before its hour, a schedule is as if the day had not come. */
function lastDayBy({ today, hour }: Moment, atHour: number): Day {
  return hour < atHour ? addDays(today, -1) : today;
}

/** Who gets an email today, or why Folio pauses the schedule. */
async function receiversOf(
  tx: CompanyTransaction,
  schedule: StoredSchedule,
  { refusal, maySendOutside, readers }: People,
): Promise<{ receivers: string[]; reason: StopReason | null }> {
  const none = (reason: StopReason) => ({ receivers: [], reason });
  const before = refusal ?? (await unseenBy(tx, schedule));
  if (before !== null) return none(before);
  const { held, isReader, isUnsubscribed } = receiverRules(await readReceivers(tx, schedule.id), readers);
  if (schedule.receivers.every(isUnsubscribed)) return none('unsubscribed');
  const receivers = schedule.receivers.filter((address) => held(address) === null);
  const colleagues = receivers.filter(isReader);
  if (colleagues.length < receivers.length && !maySendOutside) return none('no_sending');
  // An outside receiver who became a colleague is one from now on, and gets nothing after losing access.
  const inside = colleagues.map((address) => ({ address: addressKey(address), outside: false }));
  await writeReceivers(tx, schedule.id, inside);
  return { receivers, reason: null };
}

async function unseenBy(tx: CompanyTransaction, { id, createdBy }: StoredSchedule): Promise<StopReason | null> {
  if (createdBy === null) return 'no_person';
  return (await lockSeen(tx, createdBy, id)) === null ? 'unseen' : null;
}

/** An email for each receiver who got none for the day, so that no receiver sees another one's address. */
async function queueEach(
  tx: CompanyTransaction,
  schedule: StoredSchedule,
  { receivers, on, at }: { receivers: readonly string[]; on: Day; at: Date },
): Promise<string[]> {
  const { id: scheduleId, subject, subjectId, name, rhythm, language, formats, createdBy } = schedule;
  const covered = schedule.hasFixedDays ? null : coveredPeriod(rhythm, on);
  const company = await readBooks(tx);
  const text = mailTextOf({ name, company, person: schedule.createdByName ?? company.name, covered, language });
  const attachments = attachmentsOf({ subject, id: subjectId, rhythm, on, language }, formats);
  const mailIds: string[] = [];
  for (const receiver of receivers) {
    const day = { scheduleId, on, address: addressKey(receiver) };
    if (!(await takeDay(tx, day, at))) continue;
    const mailId = await queueMail(tx, { kind: 'report', to: [receiver], ...text, attachments, createdBy, at });
    await noteMail(tx, day, mailId);
    mailIds.push(mailId);
  }
  return mailIds;
}
