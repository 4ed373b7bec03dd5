import { z } from 'zod';
import { plainName } from '../wire/text.ts';
import { currencyCode, day, id, monthDay } from '../wire/wire.ts';
import { companyRole } from './access.ts';
import {
  director,
  directorRow,
  people,
  secretary,
  secretaryRow,
  shareClass,
  shareholder,
  shareholderRow,
} from './company-people.ts';

const phone = z
  .string()
  .trim()
  .regex(/^((\+852[ -]?)?[2-9]\d{3}[ -]?\d{4}|\+[1-9][\d -]{6,18})$/);

/** An optional field: a client may leave it out, empty it, or send back the null it received. */
const absent = z.union([z.literal(''), z.null()]).transform(() => undefined);

/**
 * The company form. `br`: 8 digits, or the certificate form 12345678-000-04-25-5. `ci`: up to 8 digits, or a letter
 * and up to 7 digits (Companies Registry numbering). `directors`, `shareholders`, `secretaries`: rows, or a plain
 * text, or a list of texts; a text is stored as the name of a row.
 */
export const companyBody = z.object({
  name: plainName(200),
  name_zh: plainName(200).optional().or(absent),
  registration_number: z.string().trim().min(1).max(40),
  incorporated_date: day,
  industry: z.string().trim().min(1).max(120),
  br: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^\d{8}(-\d{3}(-\d{2}-\d{2}-[0-9A-Z])?)?$/),
  ci: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(\d{1,8}|[A-Z]\d{1,7})$/),
  address: z.string().trim().min(1).max(400),
  fye: monthDay,
  /** Certificates are valid for one or three years. */
  br_expires_on: day.nullish(),
  /** End of the first accounts, if other than twelve months: up to eighteen months after incorporation. */
  first_accounts_to: day.nullish(),
  directors: people(director),
  shareholders: people(shareholder),
  secretaries: people(secretary),
  /** Left out: it stays as it is. */
  share_capital: z.array(shareClass).max(20).optional(),
  base_currency: currencyCode.default('HKD'),
  contact_person: z.string().trim().max(120).optional().or(absent),
  contact_phone: phone.optional().or(absent),
  email: z.email().max(254).optional().or(absent),
  /** A person confirms that the financial year may end on another day although there are postings. */
  accept_fye_change: z.boolean().default(false),
});
export type CompanyBody = z.infer<typeof companyBody>;
export type CompanyInput = z.input<typeof companyBody>;

/** A company that starts before its details are known; the company form completes it. */
export const companyStart = companyBody.pick({ name: true, fye: true, base_currency: true });
export type CompanyStart = z.infer<typeof companyStart>;
export type CompanyStartInput = z.input<typeof companyStart>;

/** What a new company sets up, in the order of the list on Home. */
export const setUpStep = z.enum(['details', 'bank', 'opening', 'logo', 'fps', 'colleagues', 'accountant']);
export type SetUpStep = z.infer<typeof setUpStep>;

export const companySetUp = z.object({
  /** `done` follows from what the company has. */
  steps: z.array(z.object({ step: setUpStep, done: z.boolean() })),
  /** A person closed the list. */
  closed: z.boolean(),
});
export type CompanySetUp = z.infer<typeof companySetUp>;

export const companyRow = z.object({
  id,
  name: z.string(),
  name_zh: z.string().nullable(),
  registration_number: z.string(),
  /** Null while the company is in set-up: it started without the details of the company form, which are empty. */
  incorporated_date: day.nullable(),
  industry: z.string(),
  br: z.string(),
  ci: z.string(),
  address: z.string(),
  fye: monthDay,
  /** The eight digits of `br` (which keeps the given form), and the branch: 000 is the main one. */
  br_number: z.string(),
  br_branch: z.string(),
  br_expires_on: day.nullable(),
  first_accounts_to: day.nullable(),
  /** Empty if the caller may not see the books. */
  directors: z.array(directorRow),
  shareholders: z.array(shareholderRow),
  secretaries: z.array(secretaryRow),
  share_capital: z.array(shareClass),
  base_currency: z.string(),
  contact_person: z.string().nullable(),
  contact_phone: z.string().nullable(),
  email: z.string().nullable(),
  state: z.enum(['active', 'archived']),
  /** The caller's level in this company: OWNER=2 for owners and practices with full access, MEMBER=3 for all others. */
  level: z.number().int(),
  role: companyRole,
  /** Set if the caller has access through a practice and not as a member. */
  via_practice: z.object({ id, name: z.string() }).nullable(),
});
export type CompanyRow = z.infer<typeof companyRow>;

/**
 * `level`: OWNER=2 the companies the caller owns, MEMBER=3 (the default) all the caller belongs to, ALL=1 also those
 * reached through a practice. `state`: if absent, archived companies are listed last.
 */
export const companyListQuery = z.object({
  page: z.coerce.number().int().min(1).default(1),
  limit: z.coerce.number().int().min(1).max(200).default(10),
  level: z.coerce.number().int().min(1).max(3).default(3),
  state: z.enum(['active', 'archived']).optional(),
  q: z.string().max(200).optional(),
});

export const companyState = z.object({ state: z.enum(['active', 'archived']) });
