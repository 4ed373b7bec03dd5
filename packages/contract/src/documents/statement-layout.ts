import { z } from 'zod';
import { id, instant } from '../wire/wire.ts';

/** Content of a column of a statement; `amount` holds both directions. */
export const taughtRole = z.enum([
  'date',
  'post_date',
  'description',
  'reference',
  'out',
  'in',
  'amount',
  'balance',
  'ignored',
]);
export type TaughtRole = z.infer<typeof taughtRole>;

const fraction = z.number().min(0).max(1);

/** A column from one boundary to the next, in fractions of the width of the upright page. */
export const taughtColumn = z.object({ role: taughtRole, from: fraction, to: fraction });
export type TaughtColumn = z.infer<typeof taughtColumn>;

/** A person's instructions for reading the rows of a statement; null lets Folio decide from the pages. */
export const taughtColumns = z.object({
  columns: z.array(taughtColumn).min(1).max(24),
  /** What a figure without a sign means in a column of both directions; null: the balances decide. */
  plain: z.enum(['in', 'out']).nullable(),
  decimal_mark: z.enum(['.', ',']).nullable(),
  date_order: z.enum(['dmy', 'mdy']).nullable(),
});
export type TaughtColumns = z.infer<typeof taughtColumns>;

/** A layout learned from the company's own statements. */
export const statementLayout = z.object({
  id,
  /** The bank's name; empty if unknown. */
  name: z.string(),
  taught: taughtColumns,
  /** Number of statements it was learned from. */
  times: z.number().int(),
  learned_at: instant,
});
export type StatementLayout = z.infer<typeof statementLayout>;

/** A layout the caller's practice taught for another client; it matches these pages. */
export const layoutOffer = z.object({ id, name: z.string(), company: z.string(), columns: z.array(taughtRole) });
export type LayoutOffer = z.infer<typeof layoutOffer>;

/** Columns to start drawing with: those the document was read with, else those proposed from the pages. */
export const documentColumns = z.object({
  taught: taughtColumns,
  layout: z.object({ id, name: z.string() }).nullable(),
  offers: z.array(layoutOffer),
});
export type DocumentColumns = z.infer<typeof documentColumns>;

/** `replace`: a person confirms that rows they changed may be lost where the new reading has no such row. */
export const teachColumnsRequest = z.object({
  version: z.number().int(),
  taught: taughtColumns,
  replace: z.boolean().default(false),
});

export const takeLayoutRequest = z.object({
  version: z.number().int(),
  layout_id: id,
  replace: z.boolean().default(false),
});
