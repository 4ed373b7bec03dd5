import {
  adjustmentKind,
  poolRate,
  taxEntity,
  taxHirePurchaseLine,
  taxInputs,
  taxRegisterLine,
  taxWorkingLine,
} from '@folio/contract';
import { z } from 'zod';

/** The figures of a computation. Amounts are HKD as the wire has them. */
export const taxFigures = z.object({
  working: z.array(taxWorkingLine),
  pools_carried_forward: z.array(z.object({ rate: poolRate, amount: z.string() })),
  buildings_carried_forward: z.array(z.object({ name: z.string(), amount: z.string() })),
  assessable: z.string(),
  payable: z.string(),
  loss_carried_forward: z.string(),
  balance: z.string(),
  next_provisional: z.string(),
  proposed_reduction: z.string(),
});
export type TaxFigures = z.infer<typeof taxFigures>;

/** Everything that the figures of a computation follow from, with the figures: what is approved and hashed. */
export const approvedTax = z.object({
  year_of_assessment: z.string(),
  basis_from: z.string(),
  basis_to: z.string(),
  is_cessation: z.boolean(),
  profile: z.object({ file_number: z.string().nullable(), entity: taxEntity, lower_tier: z.boolean() }),
  profit_before_tax: z.string(),
  inputs: taxInputs,
  adjustments: z.array(
    z.object({
      kind: adjustmentKind,
      amount: z.string(),
      accounts: z.array(z.string()),
      state: z.string(),
      reason: z.string(),
    }),
  ),
  /** What the register brought, if the computation uses it. */
  register: z.array(taxRegisterLine).optional(),
  /** Assets under hire purchase with what was paid and allowed, if there are any. */
  hire_purchase: z.array(taxHirePurchaseLine).optional(),
  figures: taxFigures,
});
export type ApprovedTax = z.infer<typeof approvedTax>;

/** JSON with its keys in order: the same text for the same content, also after the database has stored it. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
