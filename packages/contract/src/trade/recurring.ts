import { z } from 'zod';
import { invoiceDraft } from '../documents/document.ts';
import { day, id, instant, listMeta, moneyText } from '../wire/wire.ts';

/**
 * A document created at regular intervals. Dates are counted from `starts_on`: the 31st stays the last day of shorter
 * months. `due_days`: due that many days after issue; null = by the draft's payment term. `action`: leave a draft,
 * confirm it, or confirm and e-mail it. {month} and {year} in the texts of its items become the issue date's.
 */
export const recurringBody = z.object({
  name: z.string().trim().min(1).max(120),
  type: z.enum(['sales_invoice', 'purchase_bill']),
  draft: invoiceDraft,
  unit: z.enum(['week', 'month', 'year']),
  every: z.number().int().min(1).max(60),
  starts_on: day,
  ends_on: day.nullable().default(null),
  most_times: z.number().int().min(1).max(1000).nullable().default(null),
  due_days: z.number().int().min(0).max(365).nullable().default(null),
  action: z.enum(['draft', 'confirm', 'send']),
});
export type RecurringBody = z.infer<typeof recurringBody>;

export const recurringRow = z.object({
  id,
  name: z.string(),
  type: z.enum(['sales_invoice', 'purchase_bill']),
  contact: z.string(),
  currency: z.string(),
  total: moneyText,
  unit: z.enum(['week', 'month', 'year']),
  every: z.number().int(),
  next_on: day.nullable(),
  made: z.number().int(),
  state: z.enum(['active', 'paused', 'ended']),
  action: z.enum(['draft', 'confirm', 'send']),
  /** Why the last document could not be created: a sentence in the caller's language. */
  problem: z.string().nullable(),
});
export type RecurringRow = z.infer<typeof recurringRow>;

/** Totals of the whole filtered list, each document once; those that have ended are left out. */
export const recurringListMeta = listMeta.extend({
  by_currency: z.array(z.object({ currency: z.string(), total: moneyText })),
});
export type RecurringListMeta = z.infer<typeof recurringListMeta>;

export const recurringDetail = recurringBody.extend({
  id,
  version: z.number().int(),
  state: z.enum(['active', 'paused', 'ended']),
  made: z.number().int(),
  next: z.array(day),
  runs: z.array(
    z.object({
      on: day,
      at: instant,
      invoice_id: id.nullable(),
      number: z.string().nullable(),
      problem: z.string().nullable(),
    }),
  ),
});
export type RecurringDetail = z.infer<typeof recurringDetail>;
export const saveRecurringRequest = recurringBody.extend({ version: z.number().int() });
export const recurringStateRequest = z.object({
  version: z.number().int(),
  state: z.enum(['active', 'paused', 'ended']),
});
export const recurringDatesRequest = recurringBody.pick({
  unit: true,
  every: true,
  starts_on: true,
  ends_on: true,
  most_times: true,
});
