import { multiplyDivide } from '../money/decimal.ts';
import { BUILDING_RATES, type BuildingKind, INITIAL_ALLOWANCE, type PoolRate } from './facts.ts';

/** A disposal from a pool: what was received counts at most at cost. HKD cents, none negative. */
export interface PoolDisposal {
  readonly costMinor: bigint;
  readonly proceedsMinor: bigint;
}

/** A pool of plant and machinery in a basis period. */
export interface PoolYear {
  readonly rate: PoolRate;
  /** The reducing value at the end of the year before. */
  readonly broughtForwardMinor: bigint;
  readonly additionsMinor: bigint;
  readonly disposals: readonly PoolDisposal[];
}

/** The allowances of a pool, and the reducing value that is carried forward. */
export interface PoolResult {
  readonly initialMinor: bigint;
  readonly proceedsMinor: bigint;
  /** The reducing value that the annual allowance is computed on; zero if there is a balancing charge. */
  readonly valueMinor: bigint;
  readonly annualMinor: bigint;
  readonly balancingAllowanceMinor: bigint;
  readonly balancingChargeMinor: bigint;
  readonly carriedForwardMinor: bigint;
}

/** `percent` of an amount, rounded once to cents. */
export function shareOf(amountMinor: bigint, percent: string): bigint {
  return multiplyDivide(amountMinor, BigInt(percent), 100n);
}

export function lesser(a: bigint, b: bigint): bigint {
  return a < b ? a : b;
}

/** The proceeds of disposals, each at most at its cost. */
export function cappedProceeds(disposals: readonly PoolDisposal[]): bigint {
  return disposals.reduce((sum, { costMinor, proceedsMinor }) => sum + lesser(costMinor, proceedsMinor), 0n);
}

/**
 * A pool in a basis period: initial allowance on additions, then proceeds, then the annual allowance on what is left. If
 * proceeds exceed the value, the excess is a balancing charge. When the business ceases there is no annual allowance, and what
 * is left is a balancing allowance.
 */
export function poolYear(pool: PoolYear, isCessation = false): PoolResult {
  const { broughtForwardMinor, additionsMinor, rate } = pool;
  const initialMinor = shareOf(additionsMinor, INITIAL_ALLOWANCE.percent);
  const proceedsMinor = cappedProceeds(pool.disposals);
  const left = broughtForwardMinor + additionsMinor - initialMinor - proceedsMinor;
  const valueMinor = left > 0n ? left : 0n;
  const annualMinor = isCessation ? 0n : shareOf(valueMinor, rate);
  return {
    initialMinor,
    proceedsMinor,
    valueMinor,
    annualMinor,
    balancingAllowanceMinor: isCessation ? valueMinor : 0n,
    balancingChargeMinor: left < 0n ? -left : 0n,
    carriedForwardMinor: isCessation ? 0n : valueMinor - annualMinor,
  };
}

/** A building in a basis period. HKD cents, none negative. */
export interface BuildingYear {
  readonly kind: BuildingKind;
  readonly name: string;
  readonly costMinor: bigint;
  /** The residue of expenditure at the end of the year before; the cost in the first year. */
  readonly residueMinor: bigint;
  /** Cost of this basis period, on which an initial allowance is given. */
  readonly isFirstYear: boolean;
  /** Null: not disposed of. */
  readonly proceedsMinor: bigint | null;
}

export interface BuildingResult {
  readonly initialMinor: bigint;
  readonly annualMinor: bigint;
  readonly balancingAllowanceMinor: bigint;
  readonly balancingChargeMinor: bigint;
  readonly carriedForwardMinor: bigint;
}

/**
 * A building: initial allowance in its first year, annual allowances on cost until the residue is used. In the year of its
 * disposal the residue less proceeds (at most cost) is a balancing allowance; an excess is a charge, at most what was allowed.
 */
export function buildingYear(building: BuildingYear): BuildingResult {
  const { kind, costMinor, residueMinor, isFirstYear, proceedsMinor } = building;
  const { initialPercent, annualPercent } = BUILDING_RATES[kind];
  if (proceedsMinor !== null) {
    const left = residueMinor - lesser(proceedsMinor, costMinor);
    const balance = { initialMinor: 0n, annualMinor: 0n, carriedForwardMinor: 0n };
    if (left >= 0n) return { ...balance, balancingAllowanceMinor: left, balancingChargeMinor: 0n };
    return { ...balance, balancingAllowanceMinor: 0n, balancingChargeMinor: lesser(-left, costMinor - residueMinor) };
  }
  const initialMinor = isFirstYear ? lesser(residueMinor, shareOf(costMinor, initialPercent)) : 0n;
  const annualMinor = lesser(residueMinor - initialMinor, shareOf(costMinor, annualPercent));
  return {
    initialMinor,
    annualMinor,
    balancingAllowanceMinor: 0n,
    balancingChargeMinor: 0n,
    carriedForwardMinor: residueMinor - initialMinor - annualMinor,
  };
}
