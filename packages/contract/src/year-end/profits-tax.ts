import { z } from 'zod';
import { adjustmentKinds, taxEntities } from '../choices.ts';
import { day, id, instant, moneyText } from '../wire/wire.ts';
import { assetTaxClass } from './fixed-asset.ts';
import {
  hongKongAmount,
  poolRate,
  taxHirePurchase,
  taxHirePurchaseLine,
  yearOfAssessment,
} from './tax-hire-purchase.ts';

const words = (most: number) => z.string().trim().max(most);

/** Corporations and unincorporated businesses have different rates. */
export const taxEntity = z.enum(taxEntities);
export type TaxEntity = z.infer<typeof taxEntity>;

/** What computations of every year follow from. `version` 0: never saved. */
export const taxProfile = z.object({
  /** The file number of the Inland Revenue Department, `NN/NNNNNNNN`. */
  file_number: z
    .string()
    .refine((text) => /^\d{2}\/\d{8}$/.test(text), { params: { word: 'tax_file_number' } })
    .nullable(),
  entity: taxEntity,
  /** This company uses the lower tier. One in a group of connected ones may. */
  lower_tier: z.boolean(),
  /** The first basis period may be longer. */
  commenced_on: day.nullable(),
  version: z.number().int().min(0),
});
export type TaxProfile = z.infer<typeof taxProfile>;

export const adjustmentKind = z.enum(adjustmentKinds);
export type TaxAdjustmentKind = z.infer<typeof adjustmentKind>;

/** Proceeds count at most at cost. */
export const taxDisposal = z.object({ cost: hongKongAmount, proceeds: hongKongAmount });
export const taxPool = z.object({
  rate: poolRate,
  brought_forward: hongKongAmount,
  additions: hongKongAmount,
  disposals: z.array(taxDisposal).max(100),
});
export const taxBuilding = z.object({
  kind: z.enum(['industrial', 'commercial']),
  name: words(120),
  cost: hongKongAmount,
  /** The residue at the end of the year before; the cost in the first year. */
  residue: hongKongAmount,
  first_year: z.boolean(),
  /** Null: not disposed of. */
  proceeds: hongKongAmount.nullable(),
  /** The asset of the register, from which a disposal is taken. */
  asset_id: id.nullable().optional(),
});

/** What a person types of a year. */
export const taxInputs = z.object({
  pools: z.array(taxPool).max(3),
  prescribed: z.object({ additions: hongKongAmount, disposals: z.array(taxDisposal).max(100) }),
  buildings: z.array(taxBuilding).max(50),
  hire_purchase: z.array(taxHirePurchase).max(50).optional(),
  loss_brought_forward: hongKongAmount,
  donations_claimed: hongKongAmount,
  provisional: hongKongAmount,
  /** Additions and disposals of the register of fixed assets count in addition to what is typed. */
  from_register: z.boolean().optional(),
});
export type TaxInputs = z.infer<typeof taxInputs>;

export const taxAdjustment = z.object({
  id,
  kind: adjustmentKind,
  direction: z.enum(['add', 'deduct']),
  amount: moneyText,
  /** What Folio proposed from the accounts; null if a person added it. */
  proposed: moneyText.nullable(),
  accounts: z.array(z.object({ code: z.string(), name: z.string(), name_zh: z.string() })),
  state: z.enum(['proposed', 'accepted', 'dismissed']),
  reason: z.string(),
  decided_by: z.string().nullable(),
});
export type TaxAdjustment = z.infer<typeof taxAdjustment>;

/** A line of the working; amounts in `inputs` are HKD. */
export const taxWorkingLine = z.object({
  key: z.string(),
  amount: moneyText,
  inputs: z.record(z.string(), z.string()),
  confirmed: z.boolean(),
  source: z.string(),
});
export type TaxWorkingLine = z.infer<typeof taxWorkingLine>;

/** What an asset of the register brings to a computation. `hire_purchase` and `residue_unknown` count nothing. */
export const taxRegisterLine = z.object({
  asset_id: id,
  number: z.string(),
  name: z.string(),
  tax_class: assetTaxClass,
  kind: z.enum(['addition', 'disposal', 'agreement', 'hire_purchase', 'residue_unknown']),
  date: day,
  cost: moneyText,
  /** Of a disposal; else null. */
  proceeds: moneyText.nullable(),
});
export type TaxRegisterLine = z.infer<typeof taxRegisterLine>;

export const taxComputationState = z.enum(['draft', 'approved']);

export const taxComputationRow = z.object({
  id,
  year_of_assessment: yearOfAssessment,
  basis_from: day,
  basis_to: day,
  state: taxComputationState,
  assessable: moneyText,
  payable: moneyText,
  loss_carried_forward: moneyText,
  /** State of the journal of the tax; null while none was posted. */
  journal: z.object({ id, number: z.string(), state: z.enum(['posted', 'reversed']) }).nullable(),
});
export type TaxComputationRow = z.infer<typeof taxComputationRow>;

export const taxComputation = taxComputationRow.extend({
  version: z.number().int(),
  is_cessation: z.boolean(),
  inputs: taxInputs,
  adjustments: z.array(taxAdjustment),
  working: z.array(taxWorkingLine),
  /** The first lines of the register, and how many there are; null if the computation does not use the register. */
  register: z.object({ total: z.number().int(), lines: z.array(taxRegisterLine) }).nullable(),
  hire_purchase: z.array(taxHirePurchaseLine),
  /** What is carried into the next year, by pool. */
  pools_carried_forward: z.array(z.object({ rate: poolRate, amount: moneyText })),
  balance: moneyText,
  next_provisional: moneyText,
  /** A reduction that is proposed but not law: it is not taken off. */
  proposed_reduction: moneyText,
  /** Identifies everything that the figures follow from; approving names it. */
  hash: z.string(),
  /** It is approved, but the books of its basis period give other figures now. */
  books_changed: z.boolean(),
  approved_by: z.string().nullable(),
  approved_at: instant.nullable(),
  /** Accounts proposed for the journal; null where the chart has none that fits. */
  accounts: z.object({ expense: z.string().nullable(), payable: z.string().nullable() }),
});
export type TaxComputation = z.infer<typeof taxComputation>;

export const taxOverview = z.object({
  profile: taxProfile,
  rows: z.array(taxComputationRow),
  /** The next year of assessment without a computation, with the financial year that ends in it. */
  next: z.object({ year_of_assessment: yearOfAssessment, basis_from: day, basis_to: day }),
});
export type TaxOverview = z.infer<typeof taxOverview>;

export const newTaxComputationBody = z.object({
  year_of_assessment: yearOfAssessment,
  basis_from: day,
  basis_to: day,
});
export const saveTaxComputationBody = z.object({
  version: z.number().int().min(1),
  basis_from: day,
  basis_to: day,
  is_cessation: z.boolean(),
  inputs: taxInputs,
});
/** `id` null adds one. A change of what Folio proposed, and dismissing it, need a reason. */
export const taxAdjustmentBody = z.object({
  version: z.number().int().min(1),
  id: id.nullable(),
  kind: adjustmentKind,
  amount: hongKongAmount,
  state: z.enum(['accepted', 'dismissed']),
  reason: words(500),
});
export type TaxAdjustmentBody = z.infer<typeof taxAdjustmentBody>;

/** A posting behind an adjustment, with the document behind it. */
export const taxAdjustmentLine = z.object({
  entry_id: id,
  entry_number: z.string(),
  line_no: z.number().int(),
  date: day,
  account: z.string(),
  description: z.string(),
  /** Debit less credit. */
  amount: moneyText,
  document_id: id.nullable(),
  document_name: z.string().nullable(),
  /** The assets of the register behind the posting, each with its part. */
  assets: z.array(z.object({ id, number: z.string(), name: z.string(), amount: moneyText })),
});
export type TaxAdjustmentLine = z.infer<typeof taxAdjustmentLine>;

export const approveTaxBody = z.object({ version: z.number().int().min(1), hash: z.string().length(64) });
export const reopenTaxBody = z.object({ version: z.number().int().min(1), reason: words(500).min(1) });
/** `provisional_account`: where provisional tax was posted when it was paid; null posts no transfer of it. */
export const taxJournalBody = z.object({
  version: z.number().int().min(1),
  date: day,
  expense_account: words(20).min(1),
  payable_account: words(20).min(1),
  provisional_account: words(20).nullable(),
});
export type TaxJournalBody = z.infer<typeof taxJournalBody>;
export const reverseTaxJournalBody = z.object({ version: z.number().int().min(1), date: day });
