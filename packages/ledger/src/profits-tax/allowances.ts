import {
  BUILDING_RATES,
  HIRE_PURCHASE,
  HIRE_PURCHASE_RETURN,
  HIRE_PURCHASE_SALE,
  INITIAL_ALLOWANCE,
  PRESCRIBED_ASSETS,
} from './facts.ts';
import { type HirePurchaseResult, type HirePurchaseYear, hirePurchaseYear } from './hire-purchase.ts';
import {
  type BuildingResult,
  type BuildingYear,
  buildingYear,
  cappedProceeds,
  type PoolDisposal,
  type PoolResult,
  type PoolYear,
  poolYear,
} from './pools.ts';

/** What allowances are computed from. HKD cents, none negative. */
export interface AllowanceInput {
  readonly isCessation: boolean;
  readonly pools: readonly PoolYear[];
  /** Assets under hire purchase; those that the company owns belong to a pool. */
  readonly hirePurchase: readonly HirePurchaseYear[];
  readonly buildings: readonly BuildingYear[];
  /** Cost of prescribed fixed assets in the period, and disposals of such assets. */
  readonly prescribedMinor: bigint;
  readonly prescribedDisposals: readonly PoolDisposal[];
}

export interface Allowances {
  readonly pools: readonly (PoolResult & { readonly rate: PoolYear['rate'] })[];
  readonly hirePurchase: readonly HirePurchaseResult[];
  readonly buildings: readonly (BuildingResult & { readonly name: string })[];
  readonly allowancesMinor: bigint;
  readonly chargesMinor: bigint;
}

/** Adds a line to the working, and answers with its amount. */
export type Add = (
  key: string,
  amountMinor: bigint,
  rule: { confirmed: boolean; source: string },
  inputs?: Readonly<Record<string, string>>,
) => bigint;

/** The allowances and charges of a basis period, each with a line of the working. */
export function allowanceLines(input: AllowanceInput, add: Add): Allowances {
  const pools = poolLines(input, add);
  const hirePurchase = input.hirePurchase.map((year) => hirePurchaseLines(year, input.isCessation, add));
  if (input.prescribedMinor > 0n) add('prescribed_assets', -input.prescribedMinor, PRESCRIBED_ASSETS);
  const receivedMinor = cappedProceeds(input.prescribedDisposals);
  if (receivedMinor > 0n) add('prescribed_proceeds', receivedMinor, PRESCRIBED_ASSETS);
  const buildings = input.buildings.map((building) => buildingLines(building, add));
  const all = [...pools, ...hirePurchase, ...buildings];
  return {
    pools,
    hirePurchase,
    buildings,
    allowancesMinor:
      sum(all.map((one) => one.initialMinor + one.annualMinor + one.balancingAllowanceMinor)) + input.prescribedMinor,
    chargesMinor: sum(all.map((one) => one.balancingChargeMinor)) + receivedMinor,
  };
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, one) => total + one, 0n);
}

function poolLines(input: AllowanceInput, add: Add): Allowances['pools'] {
  return input.pools.map((year) => {
    const { rate } = year;
    const pool = poolYear(year, input.isCessation);
    const values = { rate, value: String(pool.valueMinor), carried: String(pool.carriedForwardMinor) };
    if (pool.initialMinor > 0n) add('initial_allowance', -pool.initialMinor, INITIAL_ALLOWANCE, { rate });
    if (pool.annualMinor > 0n) add('annual_allowance', -pool.annualMinor, INITIAL_ALLOWANCE, values);
    if (pool.balancingAllowanceMinor > 0n)
      add('balancing_allowance', -pool.balancingAllowanceMinor, INITIAL_ALLOWANCE, values);
    if (pool.balancingChargeMinor > 0n) add('balancing_charge', pool.balancingChargeMinor, INITIAL_ALLOWANCE, values);
    return { rate, ...pool };
  });
}

function hirePurchaseLines(year: HirePurchaseYear, isCessation: boolean, add: Add): HirePurchaseResult {
  const { name, rate } = year;
  const result = hirePurchaseYear(year, isCessation);
  const { initialMinor, annualMinor, balancingAllowanceMinor, balancingChargeMinor, outcome } = result;
  const carried = String(result.carriedForwardMinor);
  const annual = { name, rate, value: String(result.valueMinor), carried };
  const isOwned = outcome === 'owned';
  if (initialMinor > 0n)
    add('hp_initial_allowance', -initialMinor, HIRE_PURCHASE, { name, paid: String(year.paidMinor) });
  if (annualMinor > 0n)
    add(isOwned ? 'hp_last_annual_allowance' : 'hp_annual_allowance', -annualMinor, HIRE_PURCHASE, annual);
  const paid = String(year.paidBeforeMinor + year.paidMinor);
  const allowed = String(year.costMinor - result.valueMinor);
  const ending = { name, paid, allowed, received: String(year.proceedsMinor ?? 0n) };
  if (balancingAllowanceMinor > 0n)
    add(
      'hp_balancing_allowance',
      -balancingAllowanceMinor,
      outcome === 'returned' ? HIRE_PURCHASE_RETURN : HIRE_PURCHASE_SALE,
      ending,
    );
  if (balancingChargeMinor > 0n) add('hp_balancing_charge', balancingChargeMinor, HIRE_PURCHASE_SALE, ending);
  return result;
}

function buildingLines(year: BuildingYear, add: Add): Allowances['buildings'][number] {
  const building = buildingYear(year);
  const { name } = year;
  const allowed = building.initialMinor + building.annualMinor + building.balancingAllowanceMinor;
  const rule = BUILDING_RATES[year.kind];
  if (allowed > 0n) add('building_allowance', -allowed, rule, { name });
  if (building.balancingChargeMinor > 0n) add('building_charge', building.balancingChargeMinor, rule, { name });
  return { name, ...building };
}
