import { z } from 'zod';
import { id, instant } from './wire.ts';

/** Mails a person may do without. Those that guard the account are always sent and stand in no list. */
export const noticeKind = z.enum([
  'question_asked',
  'question_answered',
  'access_request',
  'access_decided',
  'staff_joined',
  'document_failed',
]);
export type NoticeKind = z.infer<typeof noticeKind>;

export const mailChoice = z.object({ kind: noticeKind, wanted: z.boolean() });
export type MailChoice = z.infer<typeof mailChoice>;

/** A picture that was taken in; `url` is where it is shown. It is nobody's until it is set. */
export const uploadedPicture = z.object({ id, url: z.string() });
export type UploadedPicture = z.infer<typeof uploadedPicture>;

/** The `id` of an uploaded picture; empty or null takes the picture away. */
export const setAvatarRequest = z.object({
  avatar: z.preprocess((value) => (value === '' || value === 'null' ? null : value), id.nullable()),
});

/** What a token may do: `read` the books; `write` also brings papers and posts. Neither approves, locks or lets people in. */
export const tokenScope = z.enum(['read', 'write']);
export type TokenScope = z.infer<typeof tokenScope>;

/** How long a token may live, in days. */
export const MAX_TOKEN_DAYS = 365;

export const newTokenRequest = z.object({
  name: z.string().trim().min(1).max(80),
  scope: tokenScope,
  /** The one company it reaches; null: every company its owner reaches. */
  company_id: id.nullable().default(null),
  /** Days from now. */
  days: z.number().int().min(1).max(MAX_TOKEN_DAYS),
});
export type NewTokenRequest = z.infer<typeof newTokenRequest>;

export const tokenRow = z.object({
  id,
  name: z.string(),
  scope: tokenScope,
  company: z.object({ id, name: z.string() }).nullable(),
  /** The last characters of the secret. */
  ending: z.string(),
  created_at: instant,
  expires_at: instant,
  revoked_at: instant.nullable(),
  last_used_at: instant.nullable(),
  last_address: z.string().nullable(),
  state: z.enum(['active', 'expired', 'revoked']),
});
export type TokenRow = z.infer<typeof tokenRow>;

/** The secret is told this once. */
export const newToken = tokenRow.extend({ token: z.string() });
export type NewToken = z.infer<typeof newToken>;
