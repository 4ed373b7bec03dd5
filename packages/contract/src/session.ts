import { z } from 'zod';
import { companyAccess, companyRole } from './access.ts';
import { id } from './wire.ts';

export const accountType = z.enum(['company', 'person', 'practice']);
export type AccountType = z.infer<typeof accountType>;

const email = z.email().max(254);
const newPassword = z.string().min(10).max(200);

export const loginRequest = z.object({ email, password: z.string().min(1).max(200) });

export const registerRequest = z
  .object({
    name: z.string().trim().min(1).max(120),
    email,
    password: newPassword,
    password_confirmation: z.string(),
    account_type: accountType,
    practice_name: z.string().trim().max(200).optional(),
    pc_number: z
      .string()
      .trim()
      .toUpperCase()
      .regex(/^[PM]?\d{3,6}$/)
      .optional(),
    phone: z.string().trim().max(40).optional(),
    address: z.string().trim().max(400).optional(),
  })
  .refine((body) => body.password === body.password_confirmation, {
    path: ['password_confirmation'],
    params: { word: 'password_mismatch' },
  })
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

/** `code` is 6 letters or digits; lower case is accepted and means the same. */
export const verifyCodeRequest = z.object({
  code: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z0-9]{6}$/),
  email: email.optional(),
});

/** The practice through which somebody stands in a company's books. */
export const practiceName = z.object({ id, name: z.string() });

/**
 * The signed-in user. `permission_level` 2 means: not read-only (in the company named by the `company_id` query, else in general).
 * `role`, `may` and `via_practice` speak of that company too; `practices` are those the user works in.
 */
export const profile = z.object({
  id,
  name: z.string(),
  email: z.string(),
  avatar: z.string().nullable(),
  permission_level: z.number().int(),
  account_type: accountType,
  second_factor_pending: z.boolean(),
  /** Null without a company, or in one the user does not reach. */
  role: companyRole.nullable(),
  may: z.array(companyAccess),
  via_practice: practiceName.nullable(),
  practices: z.array(practiceName.extend({ role: z.enum(['manager', 'staff']) })),
  language: z.enum(['en-US', 'zh-Hant']),
});
export type Profile = z.infer<typeof profile>;

export const updateUserRequest = z.object({
  name: z.string().trim().min(1).max(120).optional(),
  language: z.enum(['en-US', 'zh-Hant']).optional(),
});

/** What the client may know before sign-in. `dev_mailbox`: mails are shown at /dev/mailbox. */
export const publicConfig = z.object({
  dev_mailbox: z.boolean(),
  max_upload_bytes: z.number(),
  demo: z.object({ email: z.string(), password: z.string() }).nullable(),
});
export type PublicConfig = z.infer<typeof publicConfig>;
