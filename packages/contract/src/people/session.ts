import { DAY_STYLES } from '@folio/ledger/calendar';
import { z } from 'zod';
import { fieldMessages } from '../wire/field-messages.ts';
import { plainName } from '../wire/text.ts';
import { id, instant } from '../wire/wire.ts';
import { companyAccess, companyRole } from './access.ts';
import { phoneNumber, practiceNumber } from './practice.ts';

export const accountType = z.enum(['company', 'person', 'practice']);
export type AccountType = z.infer<typeof accountType>;

const email = z.email().max(254);
/** Minimum and maximum length of a new password, in characters as people count them. */
export const passwordLength = { min: 10, max: 200 } as const;
const newPassword = z.string().min(passwordLength.min).max(passwordLength.max);
const givenPassword = z.string().min(1).max(passwordLength.max);
const isSameTwice = (body: { password: string; password_confirmation: string }) =>
  body.password === body.password_confirmation;
const differ = { path: ['password_confirmation'], params: { word: 'password_mismatch' } };

export const loginRequest = z.object({ email, password: givenPassword });
/** `second_factor_pending` is false if the browser is trusted: no code is needed. */
export const loginAnswer = z.object({ second_factor_pending: z.boolean() });

export const registerRequest = z
  .object({
    name: plainName(120),
    email,
    password: newPassword,
    password_confirmation: z.string(),
    account_type: accountType,
    practice_name: plainName(200).or(z.literal('')).optional(),
    pc_number: practiceNumber.optional(),
    phone: phoneNumber.optional(),
    address: z.string().trim().max(400).optional(),
  })
  .refine(isSameTwice, differ)
  .refine((body) => body.account_type !== 'practice' || !!body.practice_name, {
    path: ['practice_name'],
    params: { word: 'required' },
  })
  .refine((body) => body.account_type !== 'practice' || !!body.pc_number, {
    path: ['pc_number'],
    params: { word: 'required' },
  })
  .refine((body) => body.account_type !== 'practice' || !!body.phone, { path: ['phone'], params: { word: 'required' } })
  .refine((body) => body.account_type !== 'practice' || !!body.address, {
    path: ['address'],
    params: { word: 'required' },
  });

export const forgotPasswordRequest = z.object({ email });
export const resetPasswordRequest = z
  .object({ email, token: z.string().min(1).max(200), password: newPassword, password_confirmation: z.string() })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    params: { word: 'password_mismatch' },
  });

/** 6 letters or digits; lower case is accepted and means the same. */
const oneTimeCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z0-9]{6}$/)
  .register(fieldMessages, { format: 'code_length' });

/** `trust_browser`: this browser needs no second factor for the next 30 days. */
export const verifyCodeRequest = z.object({
  code: oneTimeCode,
  email: email.optional(),
  trust_browser: z.boolean().optional(),
});

export const confirmPasswordRequest = z.object({ password: givenPassword });
export const changePasswordRequest = z
  .object({ current_password: givenPassword, password: newPassword, password_confirmation: z.string() })
  .refine(isSameTwice, differ);

/** The user requests a change of email, then confirms it with the codes sent to the old and the new address. */
export const changeEmailRequest = z.object({ email });
export const confirmEmailRequest = z.object({ old_code: oneTimeCode, new_code: oneTimeCode });

/** Browser and system by their product names, null if the browser did not report them; shown as "Chrome on Windows". */
const device = z.object({ browser: z.string().nullable(), system: z.string().nullable() });

export const sessionEntry = z.object({
  id,
  device,
  address: z.string().nullable(),
  created_at: instant,
  last_seen_at: instant,
  current: z.boolean(),
});
export type SessionEntry = z.infer<typeof sessionEntry>;

/** A browser that needs no second factor until a day. */
export const trustedDevice = z.object({
  id,
  device,
  address: z.string().nullable(),
  last_seen_at: instant,
  trusted_until: instant,
});
export type TrustedDevice = z.infer<typeof trustedDevice>;

/** An event of the account; `factor` is the proof of identity used, if the event has one. */
export const accountHistoryEntry = z.object({
  id: z.string(),
  at: instant,
  action: z.string(),
  factor: z.string().nullable(),
  device,
  address: z.string().nullable(),
});
export type AccountHistoryEntry = z.infer<typeof accountHistoryEntry>;

/** The practice through which a person has access to a company's books. */
export const practiceName = z.object({ id, name: z.string() });

/**
 * The signed-in user. `permission_level` 2 means: not read-only (in the company named by the `company_id` query, else
 * in general). `role`, `may` and `via_practice` refer to that company too; `practices` are those the user works in.
 */
export const profile = z.object({
  id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  permission_level: z.number().int(),
  account_type: accountType,
  second_factor_pending: z.boolean(),
  /** Whether the page of the server's administrators opens. */
  administers_server: z.boolean(),
  /** Null without a company, or without access to it. */
  role: companyRole.nullable(),
  may: z.array(companyAccess),
  via_practice: practiceName.nullable(),
  practices: z.array(practiceName.extend({ role: z.enum(['manager', 'staff']) })),
  language: z.enum(['en-US', 'zh-Hant']),
  /** The person's date format for display; typed dates are read day first in every format. */
  date_format: z.enum(DAY_STYLES),
});
export type Profile = z.infer<typeof profile>;

export const updateUserRequest = z.object({
  name: plainName(120).optional(),
  language: z.enum(['en-US', 'zh-Hant']).optional(),
  date_format: z.enum(DAY_STYLES).optional(),
});

/** What the client may know before sign-in. `dev_mailbox`: /dev/mailbox shows the emails. */
export const publicConfig = z.object({
  dev_mailbox: z.boolean(),
  max_upload_bytes: z.number(),
  demo: z.object({ email: z.string(), password: z.string() }).nullable(),
  /** Who may create an account: any person (`open`), invited people (`invited`), or no one (`closed`). */
  sign_up: z.enum(['open', 'invited', 'closed']),
  /** Third parties people may sign in with, in the order of their buttons. */
  identity_providers: z.array(z.object({ id: z.string(), name: z.string() })),
});
