/** The profits tax computation of Hong Kong: basis period, adjustments, allowances, losses, tax, with a working. */
export {
  type AccountMovement,
  ADJUSTMENT_KINDS,
  type AdjustmentKind,
  type AssetAccountCodes,
  directionOf,
  type ProposedAdjustment,
  proposeAdjustments,
} from './adjustments.ts';
export { computeProfitsTax, type TaxInput, type TaxResult, type WorkingLine } from './compute.ts';
export { BASIS_PERIOD, POOL_RATES, type PoolRate } from './facts.ts';
export {
  capitalPaid,
  type HirePurchaseAgreement,
  type HirePurchaseOutcome,
  type HirePurchaseResult,
  type HirePurchaseYear,
  hirePurchaseYear,
  type PaidCapital,
} from './hire-purchase.ts';
export { allowancePeriod, basisPeriodFault, isWholeYear, type PeriodFault } from './period.ts';
export { type BuildingYear, buildingYear, type PoolYear, poolYear } from './pools.ts';
export {
  type RegisterAsset,
  type RegisterLineKind,
  type RegisterTaxLine,
  registerTaxLines,
  type TaxAllowances,
  type TaxBuilding,
  type TaxHirePurchase,
  taxInputs,
} from './register.ts';
