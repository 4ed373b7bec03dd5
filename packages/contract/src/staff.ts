import { z } from 'zod';
import { companyRole, memberRole } from './access.ts';
import { plainName } from './text.ts';
import { id, instant } from './wire.ts';

/** What somebody may be made by an owner; owners are made by handing ownership over. */
export const givenRole = z.enum(['approver', 'bookkeeper', 'uploader', 'reader']);
export type GivenRole = z.infer<typeof givenRole>;

/** Somebody of a company, or somebody who was asked to be. */
export const staffRow = z.object({
  /** Of the person where `state` is `active`, of the invitation where it is `invited`. */
  id,
  number: z.number().int(),
  name: z.string(),
  email: z.string(),
  role: memberRole,
  state: z.enum(['invited', 'active']),
  last_seen_at: instant.nullable(),
  /** Of an invitation: when its link ends, and whether that is over. */
  expires_at: instant.nullable(),
  expired: z.boolean(),
  /** Of an invitation: the mail did not leave. */
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

/** `stay`: what the one who hands ownership over is afterwards. */
export const transferBody = z.object({ user_id: id, stay: z.enum(['owner', 'bookkeeper']) });
export type TransferBody = z.infer<typeof transferBody>;

export const invitationToken = z.object({ token: z.string().min(20).max(100) });

/** An invitation as whoever holds its link sees it. */
export const invitation = z.object({
  company: z.string(),
  company_zh: z.string().nullable(),
  email: z.string(),
  role: companyRole,
  invited_by: z.string(),
  expires_at: instant,
  /** Whether the address has an account already: sign in, else sign up. */
  has_account: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;
export const joinedCompany = z.object({ company_id: id, name: z.string() });
export type JoinedCompany = z.infer<typeof joinedCompany>;
