import { z } from 'zod';
import { practiceRole } from './access.ts';
import { id, instant, listQuery } from './wire.ts';

export const requestState = z.enum(['pending', 'accepted', 'rejected', 'cancelled', 'revoked']);
export type RequestState = z.infer<typeof requestState>;
export const requestSide = z.enum(['practice', 'company']);
export type RequestSide = z.infer<typeof requestSide>;

/** An association of a practice and a company as both sides know it. */
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

/** As the company sees it: who the practice is. */
export const accessRequestRow = association.extend({
  practice_id: id,
  name: z.string(),
  pc_number: z.string(),
  address: z.string(),
  email: z.string(),
});
export type AccessRequestRow = z.infer<typeof accessRequestRow>;

/** As the practice sees it. Who has the number it typed stays unknown until that company answers. */
export const practiceRequestRow = association.extend({
  asked_number: z.string(),
  company: z.object({ id: id.nullable(), name: z.string(), name_zh: z.string().nullable() }).nullable(),
});
export type PracticeRequestRow = z.infer<typeof practiceRequestRow>;

export const requestListQuery = listQuery.extend({ state: requestState.optional() });

/** The number a company is asked by: business registration (also as on its certificate) or registration number. */
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

/** `on`: the caller enters a company's books for their practice; false: leaves them. */
export const viewAsBody = z.object({ on: z.boolean() });
