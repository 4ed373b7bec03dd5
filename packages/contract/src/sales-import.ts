import { z } from 'zod';
import { id, instant, moneyText } from './wire.ts';

export const salesImportKind = z.enum(['sales', 'purchases', 'contacts']);
export type SalesImportKind = z.infer<typeof salesImportKind>;

/** What a column of the file means; a document has one row an item, held together by its number. */
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

/** What would be made of the file. `faults` are sentences in the caller's language; a record with faults is not taken. */
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
  /** The first 200. `known`: a document of that number, or a contact of that name, is there already and stays as it is. */
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
/** How many were made. Documents are made as drafts: nothing is posted. */
export const salesImportResult = z.object({
  made: z.number().int(),
  known: z.number().int(),
  faulty: z.number().int(),
});
export type SalesImportTaken = z.infer<typeof salesImportResult>;
