import { z } from 'zod';
import { currencyCode, day } from '../wire/wire.ts';

/** A text in both languages. */
export const bothLanguages = z.strictObject({
  'en-US': z.string().min(1).max(300),
  'zh-Hant': z.string().min(1).max(300),
});

/** Limits of a plan; null: unlimited. */
export const planLimits = z.object({
  companies: z.number().int().nullable(),
  documents_a_month: z.number().int().nullable(),
  storage_bytes: z.number().int().nullable(),
  people: z.number().int().nullable(),
  clients: z.number().int().nullable(),
});
export type PlanLimits = z.infer<typeof planLimits>;

export const plan = z.object({
  id: z.string(),
  name: bothLanguages,
  about: bothLanguages,
  /** Null: on request. */
  price: z.object({ amount: z.string(), currency: currencyCode, per: z.enum(['month', 'year']) }).nullable(),
  limits: planLimits,
  features: z.array(bothLanguages),
});
export type Plan = z.infer<typeof plan>;

/** The plans of this installation. `current`: the plan of all its users; null if none is set. */
export const pricing = z.object({ plans: z.array(plan), current: z.string().nullable() });
export type Pricing = z.infer<typeof pricing>;

/** What the user's own companies and practices use; documents are those of the calendar month that began on `month`. */
export const usage = z.object({
  month: day,
  companies: z.number().int(),
  documents_a_month: z.number().int(),
  storage_bytes: z.number().int(),
  people: z.number().int(),
  clients: z.number().int(),
});
export type Usage = z.infer<typeof usage>;
