import { chargesThrough, type Day } from '@folio/ledger';
import type { CompanyTransaction } from '../../../../platform/database/transaction.ts';
import { chargedThrough, factsOf, firstThrough, loadAssets } from '../asset-facts.ts';
import type { PostedCharge } from '../posting-store.ts';
import { type ChargeFacts, readChargeFacts } from './charge-facts-store.ts';

/** What a run would charge for an asset. */
export interface Charge extends PostedCharge {
  /** The months that it charges, as their first days. */
  months: Day[];
}

type Asset = Pick<ChargeFacts, 'assetId' | 'number' | 'name'>;

/** The charge of a month for assets, with the earlier months of those that were recorded late. */
export async function chargesOf(tx: CompanyTransaction, ids: readonly string[], month: Day): Promise<Charge[]> {
  return (await loadAssets(tx, ids)).flatMap((known) => {
    const { id: assetId, number, name } = known.asset;
    return chargeOf({ assetId, number, name }, chargesThrough(factsOf(known), chargedThrough(known), month));
  });
}

/** The charges of a month of every held asset of classes, by class and in order of number. */
export async function chargesOfClasses(
  tx: CompanyTransaction,
  classIds: readonly string[],
  month: Day,
): Promise<Map<string, Charge[]>> {
  const assets = await readChargeFacts(tx, classIds);
  const others = assets.filter(({ estimate }) => estimate === null).map(({ assetId }) => assetId);
  const whole = new Map((await chargesOf(tx, others, month)).map((charge) => [charge.assetId, charge]));
  const ofClasses = Map.groupBy(assets, ({ classId }) => classId);
  const chargesIn = (own: readonly ChargeFacts[]) =>
    own.flatMap((asset) => (asset.estimate === null ? (whole.get(asset.assetId) ?? []) : plainCharge(asset, month)));
  return new Map([...ofClasses].map(([classId, own]) => [classId, chargesIn(own)]));
}

/** Of an asset with one straight-line estimate: its charges follow from the sums of what was recorded, whenever that was. */
function plainCharge(asset: ChargeFacts, month: Day): Charge[] {
  const { estimate, inUseOn, costMinor, depreciationMinor, chargedMonth } = asset;
  if (estimate === null) return [];
  const facts = {
    estimates: [{ ...estimate, method: 'straight_line' as const, rateBasisPoints: null }],
    changes: [{ date: inUseOn, costMinor, depreciationMinor }],
  };
  const first = firstThrough(asset);
  const through = chargedMonth !== null && chargedMonth > first ? chargedMonth : first;
  const { assetId, number, name } = asset;
  return chargeOf({ assetId, number, name }, chargesThrough(facts, through, month));
}

function chargeOf(asset: Asset, charges: ReturnType<typeof chargesThrough>): Charge[] {
  const amountMinor = charges.reduce((sum, charge) => sum + charge.amountMinor, 0n);
  return amountMinor === 0n ? [] : [{ ...asset, amountMinor, months: charges.map((charge) => charge.month) }];
}

/** The months before that of a run whose charges it posts as well. */
export function earlierMonths(charges: readonly Charge[], month: Day): Day[] {
  const months = new Set(charges.flatMap((charge) => charge.months));
  return [...months].filter((one) => one < month).sort();
}
