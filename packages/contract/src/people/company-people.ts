import { z } from 'zod';
import { currencyCode, day } from '../wire/wire.ts';

const MAX_PEOPLE = 50;

const name = z.string().trim().min(1).max(300);
const nameZh = z.string().trim().max(300).nullish().transform(orNull);
/** Null where a plain text was given without saying which kind it is. */
const kind = z
  .enum(['person', 'company'])
  .nullish()
  .transform((value) => value ?? null);
const text = (most: number) => z.string().trim().max(most).nullish().transform(orNull);

function orNull(value: string | null | undefined): string | null {
  return value ? value : null;
}

/** A natural person or a company. */
export const director = z.object({
  name,
  name_zh: nameZh,
  kind,
  /** Address for correspondence. */
  address: text(400),
  appointed_on: day.nullish().transform((value) => value ?? null),
  resigned_on: day.nullish().transform((value) => value ?? null),
});
export type Director = z.infer<typeof directorRow>;

/** A shareholder with the shares held. */
export const shareholder = z.object({
  name,
  name_zh: nameZh,
  kind,
  /** Class of the shares, such as Ordinary. */
  share_class: text(60),
  /** Number of shares: a whole number as digits. */
  shares: z
    .string()
    .regex(/^\d{1,15}$/)
    .nullish()
    .transform(orNull),
  /** Amount paid on them, in base currency. */
  paid: z
    .string()
    .regex(/^\d{1,15}(\.\d{1,4})?$/)
    .nullish()
    .transform(orNull),
});
export type Shareholder = z.infer<typeof shareholderRow>;

/** A person resident in Hong Kong, or a company with an office there. */
export const secretary = z.object({
  name,
  name_zh: nameZh,
  kind,
  /** Number of the licence of a trust or company service provider (TCSP). */
  licence: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^(TC\d{6})?$/)
    .nullish()
    .transform(orNull),
  address: text(400),
});
export type Secretary = z.infer<typeof secretaryRow>;

/** A class of shares in issue: number of shares, their amount, and how much of it is paid up, in the currency of the class. */
export const shareClass = z.object({
  share_class: z.string().trim().min(1).max(60),
  currency: currencyCode,
  /** A whole number as digits. */
  number: z.string().regex(/^\d{1,15}$/),
  amount: z.string().regex(/^\d{1,15}(\.\d{1,4})?$/),
  paid: z.string().regex(/^\d{1,15}(\.\d{1,4})?$/),
});
export type ShareClass = z.infer<typeof shareClass>;

const textOrNull = z.string().nullable();
const who = { name: z.string(), name_zh: textOrNull, kind: z.enum(['person', 'company']).nullable() };

/** The same rows as stored and returned. */
export const directorRow = z.object({ ...who, address: textOrNull, appointed_on: textOrNull, resigned_on: textOrNull });
export const shareholderRow = z.object({ ...who, share_class: textOrNull, shares: textOrNull, paid: textOrNull });
export const secretaryRow = z.object({ ...who, licence: textOrNull, address: textOrNull });

/** Rows of people; a plain text, or a text in the list, is stored as the name of a row. */
export function people<T extends z.ZodType>(row: T) {
  return z.preprocess((value) => rowsOf(value), z.array(row).min(1).max(MAX_PEOPLE));
}

function rowsOf(value: unknown): unknown {
  const list = typeof value === 'string' ? [value] : value;
  return Array.isArray(list) ? list.map((entry) => (typeof entry === 'string' ? { name: entry } : entry)) : list;
}
