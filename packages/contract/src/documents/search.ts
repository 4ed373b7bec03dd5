import { z } from 'zod';
import { currencyCode, day, id, moneyText } from '../wire/wire.ts';

/**
 * What a hit is. `document`: an uploaded file that waits for something; `file`: one that is done. `invoice`: invoices,
 * bills, credit notes and quotations.
 */
export const searchKinds = [
  'contact',
  'document',
  'invoice',
  'payment',
  'bank_line',
  'account',
  'journal_entry',
  'file',
] as const;
export const searchKind = z.enum(searchKinds);
export type SearchKind = z.infer<typeof searchKind>;

export const searchQuery = z.object({
  /** Words, numbers, amounts and dates; all must match. */
  q: z.string().trim().min(1).max(200),
  /** Hits of each kind. */
  limit: z.coerce.number().int().min(1).max(20).default(5),
});
export type SearchQuery = z.infer<typeof searchQuery>;

/** The record that a hit opens. */
export const searchTarget = z.discriminatedUnion('screen', [
  z.object({ screen: z.literal('contact'), id }),
  z.object({ screen: z.literal('invoice'), id }),
  z.object({ screen: z.literal('journal_entry'), id }),
  z.object({ screen: z.literal('bank_line'), id, bank_account_id: id, open: z.boolean() }),
  z.object({ screen: z.literal('account'), code: z.string() }),
  z.object({ screen: z.literal('document'), id }),
]);
export type SearchTarget = z.infer<typeof searchTarget>;

export const searchHit = z.object({
  kind: searchKind,
  /** Unique within the kind. */
  id: z.string(),
  title: z.string(),
  title_zh: z.string().nullable(),
  /** Its number or code. */
  number: z.string().nullable(),
  /** A second line: what it is about. */
  detail: z.string().nullable(),
  /** The type within its kind: `sales_invoice`, `receipt`, the kind of an entry or document. */
  type: z.string().nullable(),
  state: z.string().nullable(),
  amount: moneyText.nullable(),
  currency: currencyCode.nullable(),
  date: day.nullable(),
  target: searchTarget,
});
export type SearchHit = z.infer<typeof searchHit>;

export const searchGroup = z.object({
  kind: searchKind,
  hits: z.array(searchHit),
  /** There are more than these. */
  more: z.boolean(),
});
export type SearchGroup = z.infer<typeof searchGroup>;

/** Groups with hits, the one with the best hit first. */
export const searchAnswer = z.object({
  groups: z.array(searchGroup),
  /** The hits match only if a word is corrected. */
  corrected: z.boolean(),
});
export type SearchAnswer = z.infer<typeof searchAnswer>;
