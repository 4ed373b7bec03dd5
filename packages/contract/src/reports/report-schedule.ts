import { MAILING_RHYTHMS } from '@folio/ledger/calendar';
import { z } from 'zod';
import { day, id, instant } from '../wire/wire.ts';
import { packFormat, packLanguage } from './report-pack.ts';

const lastWeekday = 7;

/**
 * When a saved report or a pack goes out by email, and to whom. `on_day`: of a week 1 (Monday) to 7; of a month, or of
 * the first month after a calendar quarter, 1 to 31; a day that a month does not have means its last day. Days are those
 * of Hong Kong. A month covers the month before, a quarter the quarter before, a week the seven days before.
 */
const schedule = z.object({
  rhythm: z.enum(MAILING_RHYTHMS),
  on_day: z.number().int().min(1).max(31),
  /** The hour in Hong Kong from which it goes out on its day. */
  at_hour: z.number().int().min(0).max(23).default(8),
  receivers: z.array(z.email().max(254)).min(1).max(20),
  formats: z.array(packFormat).min(1).max(2),
  language: packLanguage,
});
const hasDay = ({ rhythm, on_day }: Pick<z.infer<typeof schedule>, 'rhythm' | 'on_day'>) =>
  rhythm !== 'week' || on_day <= lastWeekday;
const wrongDay = { path: ['on_day'], params: { word: 'report_schedule_weekday' } };

export const reportScheduleBody = schedule.refine(hasDay, wrongDay);
export type ReportScheduleBody = z.infer<typeof reportScheduleBody>;
export const saveReportScheduleRequest = schedule.extend({ version: z.number().int().min(1) }).refine(hasDay, wrongDay);
export const reportScheduleStateRequest = z.object({
  version: z.number().int().min(1),
  state: z.enum(['active', 'paused']),
});

/** What a schedule sends. */
export const scheduledSubject = z.enum(['saved_report', 'report_pack']);
export type ScheduledSubject = z.infer<typeof scheduledSubject>;

export const reportSchedule = schedule.extend({
  id,
  version: z.number().int(),
  subject: scheduledSubject,
  subject_id: id,
  /** Name of the saved report or the pack. */
  name: z.string(),
  state: z.enum(['active', 'paused']),
  /** The next day it goes out; null while it is paused. */
  next_on: day.nullable(),
  last_sent_at: instant.nullable(),
  /** Why Folio paused it, or why its newest email was not sent: a sentence in the caller's language. */
  problem: z.string().nullable(),
  /** Who set it up or resumed it last: it goes out as long as this person may export the report. */
  created_by: z.string().nullable(),
});
export type ReportSchedule = z.infer<typeof reportSchedule>;

/** A report as an attachment of an email: made when the email is sent, as it is on the day `on`. */
export const mailedReport = z.object({
  subject: scheduledSubject,
  id,
  rhythm: z.enum(MAILING_RHYTHMS),
  on: day,
  format: packFormat,
  language: packLanguage,
});
export type MailedReport = z.infer<typeof mailedReport>;
