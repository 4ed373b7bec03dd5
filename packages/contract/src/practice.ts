import { z } from 'zod';
import { practiceRole } from './access.ts';
import { phoneNumber, practiceNumber } from './practice-fields.ts';
import { plainName } from './text.ts';
import { day, id, instant, listMeta, listQuery } from './wire.ts';

const website = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .nullish()
  .or(z.literal('').transform(() => null));

/** What a practice says of itself. `listed`: it is to be in the directory, where it is shown once its email is proved. */
export const practiceBody = z.object({
  name: plainName(200),
  pc_number: practiceNumber,
  phone: phoneNumber,
  email: z.email().max(254),
  address: z.string().trim().min(1).max(400),
  about: z.string().trim().max(2000).default(''),
  website,
  listed: z.boolean().default(true),
});
export type PracticeBody = z.input<typeof practiceBody>;

export const practiceRow = z.object({ id, name: z.string(), pc_number: z.string(), address: z.string() });
export type PracticeRow = z.infer<typeof practiceRow>;

export const memberState = z.enum(['asked', 'invited', 'active', 'removed']);
export type PracticeMemberState = z.infer<typeof memberState>;

/** `my_state`: how the caller stands to it; null when not at all, or no more. */
export const practiceDetail = practiceRow.extend({
  phone: z.string(),
  email: z.string(),
  about: z.string(),
  website: z.string().nullable(),
  listed: z.boolean(),
  /** A manager signs in with the email that the practice shows; only then it is in the directory. */
  email_proved: z.boolean(),
  my_state: memberState.nullable(),
  my_role: z.enum(['manager', 'staff']).nullable(),
});
export type PracticeDetail = z.infer<typeof practiceDetail>;

export const practiceParams = z.object({ practiceId: id });
export const practiceRecordParams = z.object({ practiceId: id, id });

export const staffRole = z.enum(['manager', 'staff']);

/** Somebody who works in a practice, asks to, or was asked to. `company_ids`: the clients given, where not all are seen. */
export const practiceStaffRow = z.object({
  id,
  number: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  sees_all: z.boolean(),
  state: memberState,
  company_ids: z.array(id),
  /** When an invitation ends. */
  expires_at: instant.nullable(),
  is_me: z.boolean(),
});
export type PracticeStaffRow = z.infer<typeof practiceStaffRow>;

/** What a person may do in the practice. Who manages it sees every client. */
export const practiceStaffBody = z.object({
  role: staffRole,
  sees_all: z.boolean(),
  company_ids: z.array(id).max(5000).default([]),
});
export type PracticeStaffBody = z.input<typeof practiceStaffBody>;

export const practiceInviteBody = practiceStaffBody.extend({
  name: plainName(120),
  email: z.email().max(254),
});
export type PracticeInviteBody = z.input<typeof practiceInviteBody>;

export const practiceTokenBody = z.object({ token: z.string().min(1).max(200) });

/** What an invitation's link opens: whose it is, for whom, and until when. */
export const practiceInvitation = z.object({
  practice: z.string(),
  pc_number: z.string(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  expires_at: instant,
});
export type PracticeInvitation = z.infer<typeof practiceInvitation>;

export const clientName = z.object({ id, name: z.string(), name_zh: z.string().nullable() });
export type ClientName = z.infer<typeof clientName>;

/**
 * A light: `holds`, `broken`, or `open` where there is nothing to say yet: books not looked at, a bank whose statements are not
 * all reconciled.
 */
export const light = z.enum(['holds', 'broken', 'open']);
export type Light = z.infer<typeof light>;

const late = z.object({ count: z.number().int(), amount: z.string() });

/** A client as the practice's home shows it. Amounts are in the company's base currency. */
export const clientRow = z.object({
  id,
  name: z.string(),
  name_zh: z.string().nullable(),
  state: z.enum(['active', 'archived']),
  role: practiceRole,
  currency: z.string(),
  to_review: z.number().int(),
  failed: z.number().int(),
  bank_lines: z.number().int(),
  overdue_sales: late,
  overdue_bills: late,
  locked_through: day.nullable(),
  last_activity: instant.nullable(),
  /** The last day of the statement that reaches least far, of the accounts that have any. */
  statements_to: day.nullable(),
  lights: z.object({
    /** Debits are credits, and the chain of entries is whole. */
    books: light,
    /** Receivables and payables are what their documents carry. */
    control: light,
    /** The newest statement of every bank account agrees with the books. */
    bank: light,
    /** When books and control were looked at; bank is as of now. */
    checked_at: instant.nullable(),
  }),
  /** Something waits, is late or does not hold. */
  attention: z.boolean(),
});
export type ClientRow = z.infer<typeof clientRow>;

export const clientSorts = [
  'name',
  'to_review',
  'bank_lines',
  'overdue_sales',
  'overdue_bills',
  'locked_through',
  'last_activity',
  'lights',
] as const;
export type ClientSort = (typeof clientSorts)[number];

/** A page may hold a practice's whole list of clients. */
export const clientQuery = listQuery.extend({
  limit: z.coerce.number().int().min(1).max(1000).default(500),
  attention: z.enum(['true', 'false']).optional(),
});

/** `attention`, `to_review` and `bank_lines` count over all clients the search finds. */
export const clientMeta = listMeta.extend({
  all: z.number().int(),
  attention: z.number().int(),
  to_review: z.number().int(),
  bank_lines: z.number().int(),
});
export type ClientMeta = z.infer<typeof clientMeta>;
