import { z } from 'zod';
import { id, instant } from '../wire/wire.ts';

/** Emails a person may turn off. Emails that protect the account are always sent and are not listed. */
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

/** The lists whose columns a person may choose. */
export const listName = z.enum([
  'sales',
  'purchases',
  'quotations',
  'recurring',
  'customers',
  'suppliers',
  'documents',
]);
export type ListName = z.infer<typeof listName>;

const columnKeys = z.array(z.string().min(1).max(40)).max(40);
/**
 * The columns that a person chose for a list, in their order. A column in neither array is newer than the choice and
 * appears where Folio puts it. Both empty: the columns as Folio has them.
 */
export const listColumns = z.object({ list: listName, shown: columnKeys, hidden: columnKeys });
export type ListColumns = z.infer<typeof listColumns>;

/** An uploaded picture; `url` is where it is shown. It belongs to no account until it is set. */
export const uploadedPicture = z.object({ id, url: z.string() });
export type UploadedPicture = z.infer<typeof uploadedPicture>;

/** The `id` of an uploaded picture; empty or null removes the picture. */
export const setAvatarRequest = z.object({
  avatar: z.preprocess((value) => (value === '' || value === 'null' ? null : value), id.nullable()),
});

/**
 * What a token may do: `read` the books; `write` also uploads documents and posts. Neither approves, locks or gives
 * access.
 */
export const tokenScope = z.enum(['read', 'write']);
export type TokenScope = z.infer<typeof tokenScope>;

/** Maximum lifetime of a token, in days. */
export const MAX_TOKEN_DAYS = 365;

export const newTokenRequest = z.object({
  name: z.string().trim().min(1).max(80),
  scope: tokenScope,
  /** The one company it gives access to; null: every company of its owner. */
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

/** The server returns the secret only in this answer. */
export const newToken = tokenRow.extend({ token: z.string() });
export type NewToken = z.infer<typeof newToken>;
