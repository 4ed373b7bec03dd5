import { z } from 'zod';
import { shareClass } from './company-people.ts';

export const companyPaperKind = z.enum(['business_registration', 'incorporation', 'annual_return']);
export type CompanyPaperKind = z.infer<typeof companyPaperKind>;

/** The fields of the company form that certificates fill. */
export const companyPaperField = z.enum([
  'name',
  'name_zh',
  'registration_number',
  'incorporated_date',
  'industry',
  'br',
  'ci',
  'address',
  'br_expires_on',
]);
export type CompanyPaperField = z.infer<typeof companyPaperField>;

/**
 * `unclear`: the letters were hard to recognise. `ambiguous`: day and month could be exchanged. `conflict`: another
 * place, or another paper, says something else.
 */
export const companyPaperDoubt = z.enum(['unclear', 'ambiguous', 'conflict']);

export const companyPaperValue = z.object({
  field: companyPaperField,
  /** As in the body of the company form. */
  value: z.string(),
  /** From 1. */
  page: z.number().int(),
  doubt: companyPaperDoubt.nullable(),
  /** The part of the page that prints the value, as a `data:` address of a PNG; null if it could not be drawn. */
  picture: z.string().nullable(),
});
export type CompanyPaperValue = z.infer<typeof companyPaperValue>;

/** A director that an annual return names. */
export const companyPaperDirector = z.object({
  kind: z.enum(['person', 'company']),
  name: z.string(),
  name_zh: z.string().nullable(),
  address: z.string().nullable(),
  /** From 1. */
  page: z.number().int(),
  doubt: companyPaperDoubt.nullable(),
});
export type CompanyPaperDirector = z.infer<typeof companyPaperDirector>;

export const companyPaperReading = z.object({
  /** The certificates found in the file, in the order of its pages; empty if it has none of them. */
  papers: z.array(z.object({ kind: companyPaperKind, page: z.number().int() })),
  /** At most one value for each field; what cannot be read is left out. */
  fields: z.array(companyPaperValue),
  /** Of an annual return. */
  directors: z.array(companyPaperDirector),
  share_capital: z.array(shareClass),
  /** What the file is, if it has none of the certificates; a kind of document such as `invoice`. */
  other_kind: z.string().nullable(),
});
export type CompanyPaperReading = z.infer<typeof companyPaperReading>;
