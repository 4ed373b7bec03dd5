import { z } from 'zod';
import { box } from '../documents/document.ts';
import { currencyCode, day, id, instant, listQuery, moneyText } from '../wire/wire.ts';

const accountCode = z.string().trim().min(1).max(20);

/** Which lines of the chosen accounts: of every entry, of bills, or of sales invoices; both with credit notes. */
export const sampleSource = z.enum(['entries', 'purchases', 'sales']);
export type SampleSource = z.infer<typeof sampleSource>;
export const sampleSide = z.enum(['debit', 'credit', 'both']);
export type SampleSide = z.infer<typeof sampleSide>;
export const sampleMethod = z.enum(['random', 'monetary_unit', 'largest']);
export type SampleMethod = z.infer<typeof sampleMethod>;

/** The lines that a sample is drawn from. Without accounts: all accounts. */
export const samplePopulation = z.object({
  from: day,
  to: day,
  source: sampleSource,
  side: sampleSide,
  accounts: z.array(accountCode).max(100),
});
export type SamplePopulation = z.infer<typeof samplePopulation>;

/**
 * `size` for random and largest, `interval` for monetary unit. `seed`: visible ASCII characters; null lets Folio make
 * one. It is not used for the largest items.
 */
export const newSampleBody = samplePopulation.extend({
  title: z.string().trim().min(1).max(120),
  method: sampleMethod,
  size: z.number().int().nullable(),
  interval: moneyText.nullable(),
  seed: z
    .string()
    .trim()
    .refine((text) => /^[\x21-\x7e]{1,64}$/.test(text), { params: { word: 'sample_seed' } })
    .nullable(),
});
export type NewSampleBody = z.infer<typeof newSampleBody>;

export const sampleQuery = listQuery.pick({ page: true, limit: true });

/** Amounts are in `currency`, the currency of the books. */
export const sampleRow = samplePopulation.extend({
  id,
  title: z.string(),
  method: sampleMethod,
  size: z.number().nullable(),
  interval: moneyText.nullable(),
  seed: z.string().nullable(),
  currency: currencyCode,
  population_count: z.number(),
  population_total: moneyText,
  items: z.number(),
  drawn_by: z.string().nullable(),
  drawn_at: instant,
});
export type SampleRow = z.infer<typeof sampleRow>;

/** A document behind an item. `document_id` is null for a file of a manual journal. */
export const sampleDocument = z.object({
  document_id: id.nullable(),
  name: z.string(),
  page: z.number().nullable(),
  box: box.nullable(),
});
export type SampleDocument = z.infer<typeof sampleDocument>;

/** `hits`: how many drawn monetary units the line contains; 1 with the other methods. */
export const sampleItem = z.object({
  place: z.number(),
  entry_id: id,
  entry_number: z.string(),
  line_no: z.number(),
  date: day,
  record_number: z.string(),
  account: z.object({ code: z.string(), name: z.string(), name_zh: z.string() }),
  description: z.string(),
  side: z.enum(['debit', 'credit']),
  amount: moneyText,
  hits: z.number(),
  documents: z.array(sampleDocument),
});
export type SampleItem = z.infer<typeof sampleItem>;

/** `last_entry`: the last entry of the journal when the sample was drawn. `total`: the sum of the items. */
export const auditSample = sampleRow.extend({
  generator: z.string(),
  population_hash: z.string(),
  last_entry: z.number(),
  total: moneyText,
  lines: z.array(sampleItem),
});
export type AuditSample = z.infer<typeof auditSample>;

/** What drawing again shows. `later`: lines that were posted into the population since. */
export const sampleCheck = z.object({ same_population: z.boolean(), same_items: z.boolean(), later: z.number() });
export type SampleCheck = z.infer<typeof sampleCheck>;
