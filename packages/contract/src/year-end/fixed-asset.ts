import { z } from 'zod';
import { box } from '../documents/document.ts';
import { dayInBooks } from '../reports/report-query.ts';
import { currencyCode, day, id, instant, listMeta, listQuery, moneyText } from '../wire/wire.ts';

/* Fixed assets. Amounts are in base currency unless a currency is named next to them; months are their first day. */

export const depreciationMethod = z.enum(['straight_line', 'reducing_balance']);
/** What is charged for the first and the last month; see `MONTH_CONVENTIONS` of the ledger. */
export const monthConvention = z.enum(['full_month', 'following_month', 'by_days']);
export const assetTaxClass = z.enum([
  'pool_10',
  'pool_20',
  'pool_30',
  'prescribed',
  'industrial_building',
  'commercial_building',
  'hire_purchase',
  'excluded',
]);
export const assetPostingKind = z.enum(['opening', 'addition', 'depreciation', 'impairment', 'disposal', 'transfer']);
export type AssetPostingKind = z.infer<typeof assetPostingKind>;

const accountCode = z.string().min(1).max(20);
const name = z.string().trim().min(1).max(200);
const note = z.string().trim().max(500).default('');
/** Yearly rate in hundredths of a percent: 2500 is 25 %. */
const rateBasisPoints = z.number().int().min(1).max(10_000).nullable();

/** How an asset is depreciated. The server checks the life and the residual value against the asset. */
const terms = z.object({
  method: depreciationMethod,
  convention: monthConvention,
  life_months: z.number().int().min(-9999).max(99_999),
  rate_basis_points: rateBasisPoints.default(null),
});

export const assetClassBody = terms.extend({
  name,
  name_zh: z.string().trim().max(200).default(''),
  cost_account: accountCode,
  depreciation_account: accountCode,
  expense_account: accountCode,
  /** Gain or loss on disposal. */
  disposal_account: accountCode,
  tax_class: assetTaxClass,
});
export type AssetClassBody = z.infer<typeof assetClassBody>;
export const saveAssetClassBody = assetClassBody.extend({ version: z.number().int().min(1) });
export const assetClass = assetClassBody.extend({ id, version: z.number().int(), assets: z.number().int() });
export type AssetClass = z.infer<typeof assetClass>;

/** A line of a bill that may be a fixed asset: the entry and the line that posted it. */
const billLineKey = z.object({ entry_id: id, line_no: z.number().int().min(1) });

/**
 * A new asset. `counter_account`: the account that has the cost so far, which is credited; null if the cost account has
 * it already. `bill_line` names the line of a bill it comes from. `depreciation` and `through`: what the books have
 * charged already, through the end of a month.
 */
export const newAssetBody = terms.extend({
  name,
  class_id: id,
  tax_class: assetTaxClass,
  acquired_on: day,
  in_use_on: day,
  cost: moneyText,
  residual: moneyText.default('0'),
  supplier: z.string().trim().max(200).default(''),
  note,
  counter_account: accountCode.nullable().default(null),
  bill_line: billLineKey.nullable().default(null),
  depreciation: moneyText.nullable().default(null),
  through: day.nullable().default(null),
});
export type NewAssetBody = z.infer<typeof newAssetBody>;

export const assetState = z.enum(['in_use', 'depreciated', 'disposed', 'removed']);
export const assetListQuery = listQuery.extend({ state: z.enum(['held', 'disposed', 'all']).default('held') });
export const fixedAssetRow = z.object({
  id,
  number: z.string(),
  name: z.string(),
  class_id: id,
  class_name: z.string(),
  class_name_zh: z.string(),
  tax_class: assetTaxClass,
  acquired_on: day,
  in_use_on: day,
  cost: moneyText,
  depreciation: moneyText,
  net: moneyText,
  state: assetState,
});
export type FixedAssetRow = z.infer<typeof fixedAssetRow>;

/** The register and the ledger for an account: `difference` is the ledger less the register. */
export const assetTie = z.object({
  account: z.string(),
  kind: z.enum(['cost', 'depreciation']),
  register: moneyText,
  ledger: moneyText,
  difference: moneyText,
});
export const registerMeta = listMeta.extend({
  cost: moneyText,
  depreciation: moneyText,
  net: moneyText,
  ties: z.array(assetTie),
});
export type RegisterMeta = z.infer<typeof registerMeta>;

/**
 * The line that recorded the proceeds of a disposal: a line of the entry of a sales invoice, or of the entry that booked a bank
 * line to accounts.
 */
export const disposalSource = z.object({
  kind: z.enum(['invoice_line', 'bank_line']),
  entry_id: id,
  line_no: z.number().int().min(1),
});
export type DisposalSource = z.infer<typeof disposalSource>;

const className = z.object({ name: z.string(), name_zh: z.string() });

export const assetPosting = z.object({
  id,
  kind: assetPostingKind,
  date: day,
  cost: moneyText,
  depreciation: moneyText,
  proceeds: moneyText,
  note: z.string(),
  /** The entry in the journal; null where the ledger had the figures already. */
  entry_id: id.nullable(),
  reversed_on: day.nullable(),
  /** The classes before and after a transfer; null for other postings. */
  transfer: z.object({ from: className, to: className }).nullable(),
  /** The invoice or bank line that recorded the proceeds of a disposal; null if none was chosen. */
  source: z
    .object({
      kind: disposalSource.shape.kind,
      record_id: id,
      entry_id: id,
      number: z.string(),
      date: day,
      party: z.string(),
    })
    .nullable(),
});
export type AssetPosting = z.infer<typeof assetPosting>;

export const assetEstimate = terms.extend({ from: day, residual: moneyText, reason: z.string(), created_at: instant });

export const fixedAsset = fixedAssetRow.extend({
  supplier: z.string(),
  note: z.string(),
  currency: currencyCode.nullable(),
  foreign_cost: moneyText.nullable(),
  invoice_id: id.nullable(),
  item: z.number().int().nullable(),
  document_id: id.nullable(),
  /** Where the document shows the item. */
  spot: z.object({ page: z.number().int(), box: box.nullable() }).nullable(),
  estimates: z.array(assetEstimate),
  postings: z.array(assetPosting),
  /** The months still to be charged, as the estimate is now. */
  schedule: z.array(z.object({ month: day, amount: moneyText, net: moneyText })),
});
export type FixedAsset = z.infer<typeof fixedAsset>;

/** From `bill_threshold` on an expense on a bill is offered as an asset; 0 offers none. `version` 0: never saved. */
export const assetSetting = z.object({ bill_threshold: moneyText, version: z.number().int().min(0) });
export type AssetSetting = z.infer<typeof assetSetting>;

/**
 * Lines of confirmed bills that are not in the register yet: on a cost account of a class, or at least `threshold`, which is
 * the company's own if it is left out.
 */
export const billLineQuery = z.object({ threshold: moneyText.optional(), invoice_id: id.optional() });
export const billLine = billLineKey.extend({
  invoice_id: id,
  number: z.string(),
  date: day,
  supplier: z.string(),
  description: z.string(),
  account: z.string(),
  amount: moneyText,
  /** The class whose cost account the line is on; null for another account. */
  class_id: id.nullable(),
});
export type BillLine = z.infer<typeof billLine>;

/** The months of a run are dated on their last day. `class_id` names the class of which `page` is asked; of others the first. */
export const depreciationQuery = listQuery
  .pick({ page: true, limit: true })
  .extend({ month: dayInBooks, class_id: id.optional() });
/** `catch_up_on`: a person chose to post the depreciation of a locked month on this day, the first open one. */
export const depreciationBody = z.object({ month: dayInBooks, catch_up_on: dayInBooks.nullable().default(null) });
export const depreciationRun = z.object({
  month: day,
  /** The month is locked: the first open day, on which a run can post it; null if it is open. */
  catch_up: z.object({ locked_through: day, on: day }).nullable(),
  classes: z.array(
    z.object({
      class_id: id,
      name: z.string(),
      name_zh: z.string(),
      /** The run in effect; null while the month is not charged. */
      posting_id: id.nullable(),
      entry_id: id.nullable(),
      /** The day of the run in effect; null while the month is not charged. */
      posted_on: day.nullable(),
      /** Earlier months without a run, whose charges are in the amounts. */
      earlier_months: z.array(day),
      total: moneyText,
      /** All assets with a line; `lines` is a page of them. */
      assets: listMeta,
      lines: z.array(z.object({ asset_id: id, number: z.string(), name: z.string(), amount: moneyText })),
    }),
  ),
  total: moneyText,
});
export type DepreciationRun = z.infer<typeof depreciationRun>;

/**
 * A disposal. `proceeds_account` null: the asset is scrapped. It is the account that received the money, or on which the
 * sale or receipt was posted. `source`: the line that recorded the proceeds; then `proceeds` is its amount without tax, and
 * `proceeds_account` the account it is on. `accept_above_cost`: a person confirms proceeds above the cost.
 */
export const disposalBody = z.object({
  date: day,
  proceeds: moneyText.default('0'),
  proceeds_account: accountCode.nullable(),
  note,
  accept_above_cost: z.boolean().default(false),
  source: disposalSource.nullable().optional(),
});
export type DisposalBody = z.infer<typeof disposalBody>;

/** Lines of one kind whose description, number or other party contains `q`; at most the newest 1,000 are counted. */
export const disposalCandidateQuery = listQuery
  .pick({ page: true, limit: true, q: true })
  .extend({ kind: disposalSource.shape.kind });
/** A line that may be the proceeds of an asset. `record_id`: the invoice or the bank line. */
export const disposalCandidate = disposalSource.extend({
  record_id: id,
  number: z.string(),
  date: day,
  party: z.string(),
  description: z.string(),
  account: z.string(),
  amount: moneyText,
});
export type DisposalCandidate = z.infer<typeof disposalCandidate>;
export const impairmentBody = z.object({ date: day, amount: moneyText, note });
export type ImpairmentBody = z.infer<typeof impairmentBody>;
/** A new estimate from the first day of a month on; `life_months` counts from there. */
export const estimateBody = terms.extend({
  month: day,
  residual: moneyText,
  reason: z.string().trim().min(1).max(500),
});
export type EstimateBody = z.infer<typeof estimateBody>;
/**
 * A transfer to another class on a day. `tax_class` null: it stays. `estimate` null: method, life and residual value stay;
 * else they change from the first month that the new class charges, and `life_months` counts from there.
 */
export const assetTransferBody = z.object({
  date: day,
  class_id: id,
  tax_class: assetTaxClass.nullable().default(null),
  estimate: terms.extend({ residual: moneyText }).nullable().default(null),
  note,
});
export type AssetTransferBody = z.infer<typeof assetTransferBody>;
export const assetReversalBody = z.object({ date: day });
export const assetReversed = z.object({ posting_id: id });

export const assetMovementQuery = z.object({ from: dayInBooks, to: dayInBooks });
/** A column of the note on movements; amounts are signed, disposals negative, transfers negative in the class before. */
export const assetMovementColumn = z.object({
  class_id: id,
  name: z.string(),
  name_zh: z.string(),
  cost_opening: moneyText,
  additions: moneyText,
  cost_disposals: moneyText,
  cost_transfers: moneyText,
  cost_closing: moneyText,
  depreciation_opening: moneyText,
  charge: moneyText,
  impairment: moneyText,
  depreciation_disposals: moneyText,
  depreciation_transfers: moneyText,
  depreciation_closing: moneyText,
  net_opening: moneyText,
  net_closing: moneyText,
});
export const assetMovement = z.object({ classes: z.array(assetMovementColumn), total: assetMovementColumn });
export type AssetMovement = z.infer<typeof assetMovement>;

export const assetImportBody = z.object({ text: z.string().min(1).max(4_000_000), dry_run: z.boolean().default(true) });
export const assetImport = z.object({
  added: z.number().int(),
  rows: z.array(
    z.object({
      line: z.number().int(),
      name: z.string(),
      class_name: z.string(),
      cost: moneyText,
      depreciation: moneyText,
    }),
  ),
  faults: z.array(z.object({ line: z.number().int(), message: z.string() })),
});
export type AssetImport = z.infer<typeof assetImport>;
