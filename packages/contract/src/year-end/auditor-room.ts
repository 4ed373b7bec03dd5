import { z } from 'zod';
import { roomReports } from '../choices.ts';
import { dayInBooks } from '../reports/report-query.ts';
import { plainName } from '../wire/text.ts';
import { day, id, instant, listQuery } from '../wire/wire.ts';
import { sampleRow } from './audit-sample.ts';
import { closePeriodName } from './close.ts';

const words = (max: number) => z.string().trim().max(max);

/** The guest sees what belongs to `from` to `to`, and may enter through `until`. */
export const newRoomBody = z.object({
  title: words(120).min(1),
  guest_email: z.email().max(254),
  guest_name: plainName(120).or(z.literal('')),
  from: dayInBooks,
  to: dayInBooks,
  until: day,
});
export type NewRoomBody = z.infer<typeof newRoomBody>;

export const roomUntilBody = z.object({ until: day });
export const roomQuery = listQuery.pick({ page: true, limit: true });

export const roomState = z.enum(['invited', 'open', 'ended', 'closed']);
export const roomRow = z.object({
  id,
  title: z.string(),
  guest_name: z.string(),
  guest_email: z.string(),
  from: day,
  to: day,
  until: day,
  state: roomState,
  /** Whether the last invitation left; null until that is known. */
  mail_sent: z.boolean().nullable(),
  requests_open: z.number(),
});
export type RoomRow = z.infer<typeof roomRow>;

export const auditRequestState = z.enum(['open', 'answered', 'accepted']);
export const requestAnswer = z.object({
  kind: z.enum(['answer', 'accepted', 'returned']),
  text: z.string(),
  by: z.string().nullable(),
  at: instant,
  /** `document_id` is null for a guest, and if the document is no longer in the file storage. */
  files: z.array(z.object({ sha256: z.string(), name: z.string(), document_id: id.nullable() })),
});
export type RequestAnswer = z.infer<typeof requestAnswer>;
export const auditRequest = z.object({
  id,
  number: z.number(),
  text: z.string(),
  due_on: day.nullable(),
  owner: z.object({ id, name: z.string() }).nullable(),
  state: auditRequestState,
  version: z.number(),
  answers: z.array(requestAnswer),
});
export type AuditRequest = z.infer<typeof auditRequest>;

const companyName = { company: z.string(), company_zh: z.string().nullable() };
/** A room in the list of its guest. */
export const guestRoomRow = roomRow.extend(companyName);
export type GuestRoomRow = z.infer<typeof guestRoomRow>;

const wholeRoom = guestRoomRow.extend({ requests: z.array(auditRequest) });
/** A room as the company sees it. `people`: who may be the owner of a request. */
export const room = wholeRoom.extend({ people: z.array(z.object({ id, name: z.string() })) });
export type Room = z.infer<typeof room>;
/** As the guest sees it: with the samples of the period, and the months and years of it that are locked. */
export const guestRoom = wholeRoom.extend({ samples: z.array(sampleRow), packets: z.array(closePeriodName) });
export type GuestRoom = z.infer<typeof guestRoom>;

export const roomReport = z.enum(roomReports);
export type RoomReport = z.infer<typeof roomReport>;
export const roomSheetQuery = listQuery.pick({ page: true });
export const roomReportQuery = z.object({ format: z.enum(['csv', 'xlsx', 'pdf']) });

export const newRequestBody = z.object({ text: words(2_000).min(1), due_on: day.nullable() });
export const requestOwnerBody = z.object({ owner_id: id.nullable(), version: z.number().int().min(1) });
/** `file_ids`: documents of the file storage. */
export const requestAnswerBody = z.object({
  text: words(4_000),
  file_ids: z.array(id).max(20),
  version: z.number().int().min(1),
});
export const requestVerdictBody = z.object({ text: words(2_000), version: z.number().int().min(1) });
export const roomToken = z.object({ token: z.string().min(20).max(100) });

/** What the link of an invitation shows before its holder has signed in. */
export const roomInvitation = z.object({
  ...companyName,
  title: z.string(),
  email: z.string(),
  until: day,
  has_account: z.boolean(),
});
export type RoomInvitation = z.infer<typeof roomInvitation>;
