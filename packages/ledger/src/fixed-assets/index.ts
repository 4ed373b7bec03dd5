/** Fixed assets: depreciation, disposal, and the entries of both. */
export {
  type AssetChange,
  type AssetFacts,
  carryingMinorBefore,
  chargeOfMonth,
  chargesThrough,
  type MonthCharge,
  remainingCharges,
} from './charge.ts';
export {
  ASSET_TAX_CLASSES,
  type AssetTaxClass,
  DEPRECIATION_METHODS,
  type DepreciationMethod,
  type Estimate,
  MAX_LIFE_MONTHS,
  MONTH_CONVENTIONS,
  type MonthConvention,
} from './estimate.ts';
export { type AssetFault, type AssetFaultCode, assetFaults, estimateFaults, type NewAssetFacts } from './faults.ts';
export {
  type AssetAccounts,
  type AssetAmount,
  additionLines,
  type Disposal,
  depreciationLines,
  disposalGainMinor,
  disposalLines,
  type Transfer,
  transferLines,
} from './journals.ts';
export {
  ASSET_POSTING_KINDS,
  type AssetPostingKind,
  assetMovements,
  type ClassChange,
  type ClassMovement,
} from './movement.ts';
export { canHoldProceeds } from './proceeds.ts';
export { type ClassAccounts, type RegisteredAccount, registeredAccounts } from './registered.ts';
export { changesByMonth, type RecordedChange } from './run-charges.ts';
