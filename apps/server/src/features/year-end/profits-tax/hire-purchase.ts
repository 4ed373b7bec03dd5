import type { TaxHirePurchaseLine, TaxInputs } from '@folio/contract';
import {
  capitalPaid,
  type HirePurchaseAgreement,
  type HirePurchaseResult,
  type PaidCapital,
  type Period,
  type TaxHirePurchase,
} from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import type { FieldIssue } from '../../../platform/http/domain-error.ts';
import { readAgreements } from '../schedule/index.ts';
import { hongKong, minor } from './amounts.ts';

type Typed = NonNullable<TaxInputs['hire_purchase']>[number];
/** The agreements that rows name, by the id of their schedule. */
export type Agreements = ReadonlyMap<string, HirePurchaseAgreement>;

/** An asset under hire purchase with the capital that was paid for it. */
export interface PaidAsset extends TaxHirePurchase, PaidCapital {
  scheduleId: string | null;
}

export function agreementsOf(tx: CompanyTransaction, { hire_purchase: rows = [] }: TaxInputs): Promise<Agreements> {
  return readAgreements(
    tx,
    rows.flatMap(({ schedule_id }) => schedule_id ?? []),
  );
}

/** The rows with what was paid: by the postings of the agreement, or as a person typed it. */
export function paidAssets(
  { hire_purchase: rows = [] }: TaxInputs,
  agreements: Agreements,
  period: Period,
): PaidAsset[] {
  return rows.map((row) => ({
    name: row.name,
    rate: row.rate,
    costMinor: minor(row.cost),
    broughtForwardMinor: minor(row.value),
    proceedsMinor: row.proceeds === null ? null : minor(row.proceeds),
    isOwned: row.state === 'owned',
    assetId: row.asset_id,
    scheduleId: row.schedule_id,
    ...paidOf(row, agreements, period),
  }));
}

function paidOf(row: Typed, agreements: Agreements, period: Period): PaidCapital {
  const agreement = row.schedule_id === null ? undefined : agreements.get(row.schedule_id);
  if (agreement !== undefined) return capitalPaid(agreement, minor(row.cost), period);
  return { paidBeforeMinor: minor(row.paid_before), paidMinor: minor(row.paid), notPostedMinor: 0n };
}

/** Rows of the computation; `results` has one for each asset that the company does not own yet. */
export function presentHirePurchase(
  assets: readonly PaidAsset[],
  results: readonly HirePurchaseResult[],
): TaxHirePurchaseLine[] {
  const left = [...results];
  return assets.map((asset) => presentLine(asset, asset.isOwned ? null : (left.shift() ?? null)));
}

function presentLine(asset: PaidAsset, result: HirePurchaseResult | null): TaxHirePurchaseLine {
  return {
    name: asset.name,
    rate: asset.rate,
    asset_id: asset.assetId,
    schedule_id: asset.scheduleId,
    cost: hongKong(asset.costMinor),
    brought_forward: hongKong(asset.broughtForwardMinor),
    paid_before: hongKong(asset.paidBeforeMinor),
    paid: hongKong(asset.paidMinor),
    not_posted: hongKong(asset.isOwned ? 0n : asset.notPostedMinor),
    initial: hongKong(result?.initialMinor ?? 0n),
    annual: hongKong(result?.annualMinor ?? 0n),
    proceeds: asset.proceedsMinor === null ? null : hongKong(asset.proceedsMinor),
    balancing_allowance: hongKong(result?.balancingAllowanceMinor ?? 0n),
    balancing_charge: hongKong(result?.balancingChargeMinor ?? 0n),
    carried_forward: hongKong(result?.carriedForwardMinor ?? 0n),
    outcome: result?.outcome ?? 'pool',
  };
}

/** What the next year begins with: assets that are still paid for, and owned ones that are held in a pool. */
export function heldOnHirePurchase(lines: readonly TaxHirePurchaseLine[]): Typed[] {
  return lines.flatMap((line): Typed[] => {
    const { name, rate, asset_id, schedule_id, cost, outcome } = line;
    const common = { name, rate, asset_id, schedule_id, cost, paid: '0.00', proceeds: null };
    const paid_before = hongKong(minor(line.paid_before) + minor(line.paid));
    if (outcome === 'agreement') return [{ ...common, state: 'agreement', value: line.carried_forward, paid_before }];
    if (outcome === 'owned') return [{ ...common, state: 'owned', value: line.carried_forward, paid_before }];
    if (outcome !== 'pool' || line.proceeds !== null) return [];
    return [{ ...common, state: 'owned', value: line.brought_forward, paid_before }];
  });
}

/** What rows say that contradicts each other, themselves or the schedules of the company. */
export async function hirePurchaseFaults(tx: CompanyTransaction, inputs: TaxInputs): Promise<FieldIssue[]> {
  const { hire_purchase: rows = [] } = inputs;
  const agreements = await agreementsOf(tx, inputs);
  return rows.flatMap((row, index) => faultsOf(row, rows.slice(0, index), agreements));
}

function faultsOf(row: Typed, before: readonly Typed[], agreements: Agreements): FieldIssue[] {
  const { name, cost, schedule_id: schedule, asset_id: asset } = row;
  const fault = (word: string, found = '') => ({ path: 'inputs.hire_purchase', word, values: { name, cost, found } });
  const paid = minor(row.paid_before) + minor(row.paid);
  return [
    ...(minor(row.value) > minor(cost) ? [fault('tax_hp_value', row.value)] : []),
    ...(schedule === null && paid > minor(cost) ? [fault('tax_hp_paid', hongKong(paid))] : []),
    ...(schedule !== null && !agreements.has(schedule) ? [fault('tax_hp_agreement')] : []),
    ...(schedule !== null && before.some((one) => one.schedule_id === schedule)
      ? [fault('tax_hp_agreement_twice')]
      : []),
    ...(asset !== null && before.some((one) => one.asset_id === asset) ? [fault('tax_hp_asset_twice')] : []),
  ];
}
