import {
  packFormat,
  packLanguage,
  type ReportSchedule,
  type ReportScheduleBody,
  reportSchedule,
  type ScheduledSubject,
} from '@folio/contract';
import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Queries } from '../../../platform/database/open.ts';
import { type CompanyTransaction, ownRow } from '../../../platform/database/transaction.ts';
import { seenBy } from '../saved-report/index.ts';

/** Why Folio paused a schedule, as it is stored. */
export const stopReason = z.enum(['no_person', 'no_access', 'archived', 'unseen', 'unsubscribed', 'no_sending']);
export type StopReason = z.infer<typeof stopReason>;

export interface StoredSchedule extends ReportScheduleBody {
  id: string;
  subject: ScheduledSubject;
  subjectId: string;
  /** Name of the saved report or the pack. */
  name: string;
  /** A saved report whose days never move. */
  hasFixedDays: boolean;
  state: ReportSchedule['state'];
  /** The day it waits for. */
  nextOn: Day;
  stoppedBecause: StopReason | null;
  version: number;
  /** In whose name it goes out; null if it came with imported books. */
  createdBy: string | null;
  createdByName: string | null;
}

const typed = z.object({
  subjectId: z.string(),
  name: z.string(),
  rhythm: reportSchedule.shape.rhythm,
  receivers: z.array(z.string()),
  formats: z.array(packFormat),
  language: packLanguage,
  state: reportSchedule.shape.state,
  stoppedBecause: stopReason.nullable(),
});

function stored(tx: CompanyTransaction) {
  return tx.queries
    .selectFrom('report_schedule as schedule')
    .leftJoin('saved_report as saved', (join) =>
      join.onRef('saved.company_id', '=', 'schedule.company_id').onRef('saved.id', '=', 'schedule.saved_report_id'),
    )
    .leftJoin('report_pack as pack', (join) =>
      join.onRef('pack.company_id', '=', 'schedule.company_id').onRef('pack.id', '=', 'schedule.report_pack_id'),
    )
    .leftJoin('app_user as person', 'person.id', 'schedule.created_by')
    .select([
      'schedule.id',
      'schedule.saved_report_id as savedReportId',
      sql<string | null>`coalesce(saved.id, pack.id)`.as('subjectId'),
      sql<string | null>`coalesce(saved.name, pack.name)`.as('name'),
      sql<boolean>`(saved.id is not null and saved.period is null)`.as('hasFixedDays'),
      'schedule.rhythm',
      'schedule.on_day',
      'schedule.at_hour',
      'schedule.receivers',
      'schedule.formats',
      'schedule.language',
      'schedule.state',
      'schedule.next_on as nextOn',
      'schedule.stopped_because as stoppedBecause',
      'schedule.version',
      'schedule.created_by as createdBy',
      'person.name as createdByName',
    ])
    .where('schedule.company_id', '=', tx.companyId)
    .where(sql<boolean>`coalesce(saved.id, pack.id) is not null`);
}

type Row = Awaited<ReturnType<ReturnType<typeof stored>['executeTakeFirstOrThrow']>>;

function toStored({ savedReportId, ...row }: Row): StoredSchedule {
  const subject: ScheduledSubject = savedReportId === null ? 'report_pack' : 'saved_report';
  return { ...row, ...typed.parse(row), subject };
}

/** Schedules of packs, and of the saved reports that the person sees; the next due first. */
export async function listSchedules(tx: CompanyTransaction, userId: string): Promise<StoredSchedule[]> {
  const rows = await stored(tx)
    .where(ofSeen(userId))
    .orderBy('schedule.state')
    .orderBy('schedule.next_on')
    .orderBy('schedule.id')
    .execute();
  return rows.map(toStored);
}

function ofSeen(userId: string) {
  return sql<boolean>`(saved.id is null or ${seenBy(userId)})`;
}

/** A schedule for work without a person, locked until the transaction ends; null if there is no such schedule. */
export async function lockSchedule(tx: CompanyTransaction, id: string): Promise<StoredSchedule | null> {
  const row = await stored(tx).where('schedule.id', '=', id).forUpdate('schedule').executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

/** A schedule whose report the person sees, locked until the transaction ends; null if there is no such schedule. */
export async function lockSeen(tx: CompanyTransaction, userId: string, id: string): Promise<StoredSchedule | null> {
  const row = await stored(tx)
    .where('schedule.id', '=', id)
    .where(ofSeen(userId))
    .forUpdate('schedule')
    .executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

/** A calendar day and an hour of it, in Hong Kong. */
interface DayAndHour {
  today: Day;
  hour: number;
}

function isDue({ today, hour }: DayAndHour) {
  return sql<boolean>`(next_on < ${today} or (next_on = ${today} and at_hour <= ${hour}))`;
}

/** A schedule that is due at a moment, locked until the transaction ends; null if it is not due any more. */
export async function lockDue(tx: CompanyTransaction, id: string, moment: DayAndHour): Promise<StoredSchedule | null> {
  const row = await stored(tx)
    .where('schedule.id', '=', id)
    .where('schedule.state', '=', 'active')
    .where(isDue(moment))
    .forUpdate('schedule')
    .executeTakeFirst();
  return row === undefined ? null : toStored(row);
}

/** Schedules of all companies that are due at a moment. */
export function dueSchedules(
  queries: Queries,
  moment: DayAndHour,
): Promise<{ companyId: string; id: string; createdBy: string | null }[]> {
  return queries
    .selectFrom('report_schedule')
    .select(['company_id as companyId', 'id', 'created_by as createdBy'])
    .where('state', '=', 'active')
    .where(isDue(moment))
    .orderBy('next_on')
    .execute();
}

function written({ rhythm, on_day, at_hour, receivers, formats, language }: ReportScheduleBody) {
  return { rhythm, on_day, at_hour, language, receivers: JSON.stringify(receivers), formats: JSON.stringify(formats) };
}

export async function insertSchedule(
  tx: CompanyTransaction,
  { subject, subjectId, body }: { subject: ScheduledSubject; subjectId: string; body: ReportScheduleBody },
  { createdBy, nextOn, at }: { createdBy: string; nextOn: Day; at: Date },
): Promise<string> {
  const row = await tx.queries
    .insertInto('report_schedule')
    .values({
      company_id: tx.companyId,
      ...(subject === 'saved_report' ? { saved_report_id: subjectId } : { report_pack_id: subjectId }),
      ...written(body),
      next_on: nextOn,
      created_by: createdBy,
      created_at: at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function updateSchedule(
  tx: CompanyTransaction,
  id: string,
  body: ReportScheduleBody,
  { createdBy, nextOn }: { createdBy: string; nextOn: Day },
): Promise<void> {
  await tx.queries
    .updateTable('report_schedule')
    .set({
      ...written(body),
      next_on: nextOn,
      created_by: createdBy,
      stopped_because: null,
      version: sql`version + 1`,
    })
    .where(ownRow(tx, id))
    .execute();
}

/** Updates its state: only the given fields are set. */
export async function setStanding(
  tx: CompanyTransaction,
  id: string,
  set: { state?: StoredSchedule['state']; nextOn?: Day; stoppedBecause?: StopReason | null; createdBy?: string },
): Promise<void> {
  await tx.queries
    .updateTable('report_schedule')
    .set({
      version: sql`version + 1`,
      ...(set.state === undefined ? {} : { state: set.state }),
      ...(set.nextOn === undefined ? {} : { next_on: set.nextOn }),
      ...(set.stoppedBecause === undefined ? {} : { stopped_because: set.stoppedBecause }),
      ...(set.createdBy === undefined ? {} : { created_by: set.createdBy }),
    })
    .where(ownRow(tx, id))
    .execute();
}

export async function deleteSchedule(tx: CompanyTransaction, id: string): Promise<void> {
  await tx.queries.deleteFrom('report_schedule').where(ownRow(tx, id)).execute();
}
