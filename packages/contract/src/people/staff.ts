import { z } from 'zod';
import { plainName } from '../wire/text.ts';
import { id, instant } from '../wire/wire.ts';
import { companyRole, memberRole } from './access.ts';

/** Roles an owner may assign; a person becomes owner only by a transfer of ownership. */
export const givenRole = z.enum(['approver', 'bookkeeper', 'uploader', 'reader']);
export type GivenRole = z.infer<typeof givenRole>;

/** A person of a company, or an invited person. */
export const staffRow = z.object({
  /** Id of the person if `state` is `active`, of the invitation if it is `invited`. */
  id,
  number: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: memberRole,
  state: z.enum(['invited', 'active']),
  last_seen_at: instant.nullable(),
  /** For an invitation: when its link expires, and whether it has expired. */
  expires_at: instant.nullable(),
  expired: z.boolean(),
  /** For an invitation: the email was not sent. */
  mail_failed: z.boolean(),
});
export type StaffRow = z.infer<typeof staffRow>;

export const staffInvite = z.object({
  email: z.email().max(254),
  name: plainName(120).or(z.literal('')).default(''),
  role: givenRole,
});
export type StaffInvite = z.input<typeof staffInvite>;

export const staffChange = z.object({ role: givenRole });

/** `stay`: the role of the former owner after the transfer. */
export const transferBody = z.object({ user_id: id, stay: z.enum(['owner', 'bookkeeper']) });
export type TransferBody = z.infer<typeof transferBody>;

export const invitationToken = z.object({ token: z.string().min(20).max(100) });

/** An invitation as shown to the holder of its link. */
export const invitation = z.object({
  company: z.string(),
  company_zh: z.string().nullable(),
  email: z.string(),
  role: companyRole,
  invited_by: z.string(),
  expires_at: instant,
  /** Whether the address has an account: if so, sign in, else sign up. */
  has_account: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;
export const joinedCompany = z.object({ company_id: id, name: z.string() });
export type JoinedCompany = z.infer<typeof joinedCompany>;
