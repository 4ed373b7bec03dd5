import { MAILING_RHYTHMS } from '@folio/ledger/calendar';
import { z } from 'zod';
import { day, id, instant } from '../wire/wire.ts';
import { packFormat, packLanguage } from './report-pack.ts';

const lastWeekday = 7;
const address = z.email().max(254);

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
  receivers: z.array(address).min(1).max(20),
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

/** Addresses that a person typed, for a schedule or for one that is not saved yet. */
export const receiversRequest = z.object({
  addresses: z.array(address).max(20),
  report_schedule_id: id.nullable().default(null),
});

/**
 * What holds for a typed address. `outside`: it belongs to no person who may read the books of the company; the answer
 * does not show whether it has an account. `unsubscribed`: its owner stopped the emails of this schedule, so it gets
 * none until they undo it by their link.
 */
export const receiverState = z.object({ address: z.string(), outside: z.boolean(), unsubscribed: z.boolean() });
export type ReceiverState = z.infer<typeof receiverState>;

/**
 * Why a receiver gets no email: the receiver unsubscribed, or may not read the books (any more) and no person confirmed the
 * address as outside the company by saving.
 */
export const heldReceiver = z.object({ address: z.string(), because: z.enum(['unsubscribed', 'no_access']) });

export const reportSchedule = schedule.extend({
  id,
  version: z.number().int(),
  subject: scheduledSubject,
  subject_id: id,
  /** Name of the saved report or the pack. */
  name: z.string(),
  /** Receivers who get no email. */
  held: z.array(heldReceiver),
  state: z.enum(['active', 'paused']),
  /** The next day it goes out; null while it is paused. */
  next_on: day.nullable(),
  last_sent_at: instant.nullable(),
  /**
   * Why Folio paused it, or a line for each receiver whose newest email has a problem: sentences in the caller's
   * language.
   */
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

/** The token of a link by which a receiver stops the emails. */
export const reportEmailToken = z.object({ token: z.string().min(20).max(100) });

/** What a receiver sees who opens the link of an email with a report. */
export const publicReportEmail = z.object({
  company: z.object({ name: z.string(), name_zh: z.string().nullable() }),
  /** Name of the saved report or the pack. */
  report: z.string(),
  /** The receiver's address, of which only the first letter and the domain can be read. */
  address: z.string(),
  /** Language of the emails; null for emails in both. */
  language: z.enum(['en-US', 'zh-Hant']).nullable(),
  /** False after the receiver stopped the emails. */
  receives: z.boolean(),
});
export type PublicReportEmail = z.infer<typeof publicReportEmail>;
