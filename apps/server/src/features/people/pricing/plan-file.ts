import { bothLanguages, currencyCode, type Plan, type Pricing } from '@folio/contract';
import { z } from 'zod';
import { ConfigError } from '../../../config.ts';

const MEGABYTE = 1024 * 1024;
const limit = z.number().int().min(0).max(1_000_000_000).nullable();

/** The file written by the operator of this installation; null means no limit. */
const planFile = z
  .strictObject({
    /** The plan of every user of this installation. */
    current: z.string().nullable().default(null),
    plans: z
      .array(
        z.strictObject({
          id: z.string().regex(/^[a-z0-9-]{1,40}$/, 'takes small letters, digits and dashes'),
          name: bothLanguages,
          about: bothLanguages,
          price: z
            .strictObject({
              amount: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/, 'takes a decimal in quotes, such as "280.00"'),
              currency: currencyCode,
              per: z.enum(['month', 'year']),
            })
            .nullable(),
          limits: z.strictObject({
            companies: limit,
            documents_a_month: limit,
            storage_mb: limit,
            people: limit,
            clients: limit,
          }),
          features: z.array(bothLanguages).max(20).default([]),
        }),
      )
      .min(1)
      .max(6),
  })
  .refine(({ current, plans }) => current === null || plans.some(({ id }) => id === current), {
    path: ['current'],
    message: 'names none of the plans',
  })
  .refine(({ plans }) => new Set(plans.map(({ id }) => id)).size === plans.length, {
    path: ['plans'],
    message: 'has two plans of the same id',
  });
export type PlanFile = z.input<typeof planFile>;

/** Parses plans. Throws `ConfigError`, naming the first invalid place and the values it accepts. */
export function readPlans(text: string, name: string): Pricing {
  const parsed = planFile.safeParse(parseJson(text, name));
  if (!parsed.success) {
    const [fault] = parsed.error.issues;
    const place = fault?.path.join('.') || 'the whole file';
    throw new ConfigError(`FOLIO_PLANS (${name}) is wrong at ${place}: ${fault?.message ?? 'not understood'}.`);
  }
  return { current: parsed.data.current, plans: parsed.data.plans.map(toPlan) };
}

function parseJson(text: string, name: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new ConfigError(`FOLIO_PLANS (${name}) is not JSON: ${why}`);
  }
}

function toPlan({ limits, ...plan }: z.output<typeof planFile>['plans'][number]): Plan {
  const { storage_mb: megabytes, ...rest } = limits;
  return { ...plan, limits: { ...rest, storage_bytes: megabytes === null ? null : megabytes * MEGABYTE } };
}
