import { z } from 'zod';
import { poolRates } from '../choices.ts';
import { id, moneyText } from '../wire/wire.ts';

/** An amount in HKD that is not negative. */
export const hongKongAmount = moneyText.refine((text) => !text.startsWith('-'), {
  params: { word: 'tax_amount_negative' },
});
export const yearOfAssessment = z.string().regex(/^\d{4}\/\d{2}$/);
export const poolRate = z.enum(poolRates);

/**
 * An asset bought on hire purchase. `paid_before` and `paid` are the capital paid before the basis period and in it; with an
 * agreement they follow from what its schedule posted. State `owned`: its value belongs to the pool already, so only a
 * disposal counts.
 */
export const taxHirePurchase = z.object({
  name: z.string().trim().max(120),
  rate: poolRate,
  state: z.enum(['agreement', 'owned']),
  /** The cash price. */
  cost: hongKongAmount,
  /** The reducing value at the end of the year before; the cost in the first year; of an owned one what its pool received. */
  value: hongKongAmount,
  paid_before: hongKongAmount,
  paid: hongKongAmount,
  /** Null: not sold or returned. */
  proceeds: hongKongAmount.nullable(),
  schedule_id: id.nullable(),
  /** The asset of the register, from which a disposal is taken. */
  asset_id: id.nullable(),
});

/**
 * The allowances of an asset under hire purchase. `outcome`: `owned` all capital is paid, so the value is added to the pool in
 * the next year; `pool`: it belongs to the pool already; `sold` and `returned` after all or a part was paid.
 */
export const taxHirePurchaseLine = z.object({
  name: z.string(),
  rate: poolRate,
  asset_id: id.nullable(),
  schedule_id: id.nullable(),
  cost: moneyText,
  brought_forward: moneyText,
  paid_before: moneyText,
  paid: moneyText,
  /** Capital that the agreement has due by the end of the basis period and that is not posted: it does not count. */
  not_posted: moneyText,
  initial: moneyText,
  annual: moneyText,
  proceeds: moneyText.nullable(),
  balancing_allowance: moneyText,
  balancing_charge: moneyText,
  carried_forward: moneyText,
  outcome: z.enum(['agreement', 'owned', 'returned', 'sold', 'ceased', 'pool']),
});
export type TaxHirePurchaseLine = z.infer<typeof taxHirePurchaseLine>;

/** The allowances of an asset under hire purchase in a year of assessment. */
export const taxHirePurchaseYear = z.object({
  computation_id: id,
  year_of_assessment: yearOfAssessment,
  state: z.enum(['draft', 'approved']),
  line: taxHirePurchaseLine,
});
export type TaxHirePurchaseYear = z.infer<typeof taxHirePurchaseYear>;
