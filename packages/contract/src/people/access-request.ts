import { z } from 'zod';
import { id, instant, listQuery } from '../wire/wire.ts';
import { practiceRole } from './access.ts';

export const requestState = z.enum(['pending', 'accepted', 'rejected', 'cancelled', 'revoked']);
export type RequestState = z.infer<typeof requestState>;
export const requestSide = z.enum(['practice', 'company']);
export type RequestSide = z.infer<typeof requestSide>;

/** An association of a practice and a company, with the fields both sides see. */
const association = z.object({
  id,
  number: z.number().int(),
  asked_by: requestSide,
  state: requestState,
  /** What the practice may do in the company; null while only the practice has asked. */
  role: practiceRole.nullable(),
  /** OWNER=2 for full access, MEMBER=3 for every other role. */
  level: z.number().int().nullable(),
  message: z.string(),
  created_at: instant,
  decided_at: instant.nullable(),
});

/** As shown to the company: the details of the practice. */
export const accessRequestRow = association.extend({
  practice_id: id,
  name: z.string(),
  pc_number: z.string(),
  address: z.string(),
  email: z.string(),
});
export type AccessRequestRow = z.infer<typeof accessRequestRow>;

/** As shown to the practice. The company behind the typed number is not disclosed until that company answers. */
export const practiceRequestRow = association.extend({
  asked_number: z.string(),
  company: z.object({ id: id.nullable(), name: z.string(), name_zh: z.string().nullable() }).nullable(),
});
export type PracticeRequestRow = z.infer<typeof practiceRequestRow>;

export const requestListQuery = listQuery.extend({ state: requestState.optional() });

/** The number of the company asked: business registration (also as on its certificate) or registration number. */
export const applyBody = z.object({
  number: z.string().trim().min(1).max(40),
  message: z.string().trim().max(1000).default(''),
});
export type ApplyBody = z.input<typeof applyBody>;

export const inviteBody = z.object({
  practice_id: id,
  role: practiceRole,
  message: z.string().trim().max(1000).default(''),
});
export type InvitePracticeBody = z.input<typeof inviteBody>;

export const acceptBody = z.object({ role: practiceRole });

/** `on`: the caller opens a company's books for their practice; false: closes them. */
export const viewAsBody = z.object({ on: z.boolean() });
