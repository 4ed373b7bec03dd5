import { z } from 'zod';
import { plainName } from '../wire/text.ts';
import { day, id, instant, listMeta, listQuery } from '../wire/wire.ts';
import { practiceRole } from './access.ts';

/**
 * Number of a practising certificate: P and digits for a person, M and digits for a corporate practice, digits for a
 * firm.
 */
export const practiceNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[PM]?\d{3,6}$/);

/** A Hong Kong telephone number, or a foreign one with its country code. */
export const phoneNumber = z
  .string()
  .trim()
  .regex(/^((\+852[ -]?)?[2-9]\d{3}[ -]?\d{4}|\+[1-9][\d -]{6,18})$/);

const website = z
  .url({ protocol: /^https?$/ })
  .max(300)
  .nullish()
  .or(z.literal('').transform(() => null));

/** Details of a practice. `listed`: it wants to be in the directory, which shows it once its email is verified. */
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

/** `my_state`: the caller's membership; null if the caller is not a member, or no longer one. */
export const practiceDetail = practiceRow.extend({
  phone: z.string(),
  email: z.string(),
  about: z.string(),
  website: z.string().nullable(),
  listed: z.boolean(),
  /** A manager signs in with the email of the practice; the directory lists the practice only then. */
  email_proved: z.boolean(),
  my_state: memberState.nullable(),
  my_role: z.enum(['manager', 'staff']).nullable(),
});
export type PracticeDetail = z.infer<typeof practiceDetail>;

export const practiceParams = z.object({ practiceId: id });
export const practiceRecordParams = z.object({ practiceId: id, id });

export const staffRole = z.enum(['manager', 'staff']);

/** A person who works in a practice, asked to, or was invited to. `company_ids`: the assigned clients, if not all. */
export const practiceStaffRow = z.object({
  id,
  number: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: staffRole,
  sees_all: z.boolean(),
  state: memberState,
  company_ids: z.array(id),
  /** Expiry of an invitation. */
  expires_at: instant.nullable(),
  is_me: z.boolean(),
});
export type PracticeStaffRow = z.infer<typeof practiceStaffRow>;

/** Permissions of a person in the practice. A manager sees every client. */
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

/** The invitation a link opens: the practice, the invited address, and the expiry. */
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
 * A check: `holds`, `broken`, or `open` if there is no result yet: books not checked, or a bank whose statements are
 * not all reconciled.
 */
export const light = z.enum(['holds', 'broken', 'open']);
export type Light = z.infer<typeof light>;

const late = z.object({ count: z.number().int(), amount: z.string() });

/** A client on the practice's home screen. Amounts are in the company's base currency. */
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
  /** The earliest last statement day of the accounts that have statements. */
  statements_to: day.nullable(),
  lights: z.object({
    /** Debits equal credits, and the chain of entries is complete. */
    books: light,
    /** Receivables and payables equal the sum of their documents. */
    control: light,
    /** The newest statement of every bank account agrees with the books. */
    bank: light,
    /** When books and control were checked; bank is always current. */
    checked_at: instant.nullable(),
  }),
  /** Something is waiting, late or broken. */
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

/** `attention`, `to_review` and `bank_lines` count over all clients that match the search. */
export const clientMeta = listMeta.extend({
  all: z.number().int(),
  attention: z.number().int(),
  to_review: z.number().int(),
  bank_lines: z.number().int(),
});
export type ClientMeta = z.infer<typeof clientMeta>;
