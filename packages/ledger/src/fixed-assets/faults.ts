import type { Day } from '../calendar/index.ts';
import { type Estimate, MAX_LIFE_MONTHS } from './estimate.ts';

/** An asset as a person or a file gives it. Amounts in base minor units. */
export interface NewAssetFacts {
  readonly acquiredOn: Day;
  readonly costMinor: bigint;
  readonly estimate: Estimate;
  /** Depreciation that the books already have, through the end of a month; null for a new asset. */
  readonly opening: { readonly depreciationMinor: bigint; readonly through: Day } | null;
}

export type AssetFaultCode =
  | 'asset_cost_not_positive'
  | 'asset_in_use_before_acquired'
  | 'asset_life'
  | 'asset_residual'
  | 'asset_residual_above_cost'
  | 'asset_rate'
  | 'asset_opening_depreciation'
  | 'asset_opening_before_use';

/** A fault with the field it concerns. */
export interface AssetFault {
  readonly path: 'cost' | 'in_use_on' | 'life_months' | 'residual' | 'rate_basis_points' | 'depreciation' | 'through';
  readonly code: AssetFaultCode;
}

/** Why an estimate cannot be; `limitMinor` is what the asset cost, or what it is carried at when the estimate changes. */
export function estimateFaults(estimate: Estimate, limitMinor: bigint): AssetFault[] {
  const { lifeMonths, residualMinor, method, rateBasisPoints } = estimate;
  const faults: AssetFault[] = [];
  if (lifeMonths < 1 || lifeMonths > MAX_LIFE_MONTHS) faults.push({ path: 'life_months', code: 'asset_life' });
  if (residualMinor < 0n) faults.push({ path: 'residual', code: 'asset_residual' });
  if (residualMinor > limitMinor) faults.push({ path: 'residual', code: 'asset_residual_above_cost' });
  const hasRate = rateBasisPoints !== null && rateBasisPoints > 0 && rateBasisPoints <= 10_000;
  if (method === 'reducing_balance' && !hasRate) faults.push({ path: 'rate_basis_points', code: 'asset_rate' });
  return faults;
}

/** Every reason why an asset cannot be recorded; none if it can. */
export function assetFaults({ acquiredOn, costMinor, estimate, opening }: NewAssetFacts): AssetFault[] {
  const faults = estimateFaults(estimate, costMinor > 0n ? costMinor : estimate.residualMinor);
  if (costMinor <= 0n) faults.unshift({ path: 'cost', code: 'asset_cost_not_positive' });
  if (estimate.from < acquiredOn) faults.push({ path: 'in_use_on', code: 'asset_in_use_before_acquired' });
  if (opening === null) return faults;
  const { depreciationMinor, through } = opening;
  if (depreciationMinor < 0n || depreciationMinor > costMinor - estimate.residualMinor)
    faults.push({ path: 'depreciation', code: 'asset_opening_depreciation' });
  if (through < acquiredOn) faults.push({ path: 'through', code: 'asset_opening_before_use' });
  return faults;
}
