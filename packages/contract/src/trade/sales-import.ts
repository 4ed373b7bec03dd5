import { z } from 'zod';
import { id, instant, moneyText } from '../wire/wire.ts';

export const salesImportKind = z.enum(['sales', 'purchases', 'contacts']);
export type SalesImportKind = z.infer<typeof salesImportKind>;

/** Meaning of a column of the file; a document has one row for each item, grouped by its number. */
export const salesImportRole = z.enum([
  'ignore',
  'number',
  'reference',
  'order_number',
  'contact',
  'contact_zh',
  'email',
  'phone',
  'contact_person',
  'address',
  'tax_id',
  'br',
  'issue_date',
  'due_date',
  'currency',
  'rate',
  'item',
  'description',
  'quantity',
  'price',
  'discount',
  'amount',
  'tax_code',
  'tax_rate',
  'account',
  'total',
  'kind',
  'terms',
  'notes',
]);
export type SalesImportRole = z.infer<typeof salesImportRole>;

/**
 * The result an import would have. `faults` are sentences in the caller's language; a record with faults is not
 * imported.
 */
export const salesImportPreview = z.object({
  id,
  kind: salesImportKind,
  file_name: z.string(),
  state: z.enum(['open', 'taken', 'discarded']),
  created_at: instant,
  columns: z.array(z.object({ heading: z.string(), role: salesImportRole, samples: z.array(z.string()) })),
  amounts_are: z.enum(['no_tax', 'tax_exclusive', 'tax_inclusive']),
  date_order: z.enum(['ymd', 'dmy', 'mdy']),
  counts: z.object({
    records: z.number().int(),
    good: z.number().int(),
    faulty: z.number().int(),
    known: z.number().int(),
  }),
  /** The first 200. `known`: a document with that number, or a contact with that name, exists and is not changed. */
  records: z.array(
    z.object({
      row: z.number().int(),
      title: z.string(),
      number: z.string().nullable(),
      date: z.string().nullable(),
      items: z.number().int(),
      total: moneyText.nullable(),
      currency: z.string().nullable(),
      known: z.boolean(),
      faults: z.array(z.string()),
    }),
  ),
});
export type SalesImportPreview = z.infer<typeof salesImportPreview>;

export const salesImportMapping = z.object({
  roles: z.array(salesImportRole).max(200),
  amounts_are: z.enum(['no_tax', 'tax_exclusive', 'tax_inclusive']),
  date_order: z.enum(['ymd', 'dmy', 'mdy']),
});
export type SalesImportMapping = z.infer<typeof salesImportMapping>;
/** Number of records created. Documents are created as drafts: nothing is posted. */
export const salesImportResult = z.object({
  made: z.number().int(),
  known: z.number().int(),
  faulty: z.number().int(),
});
export type SalesImportTaken = z.infer<typeof salesImportResult>;
