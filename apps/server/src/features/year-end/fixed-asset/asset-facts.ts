import type { AssetFacts, Day } from '@folio/ledger';
import { addDays, carryingMinorBefore, changesByMonth, endOfMonth, startOfMonth } from '@folio/ledger';
import type { CompanyTransaction } from '../../../platform/database/transaction.ts';
import { DomainError } from '../../../platform/http/domain-error.ts';
import {
  readAssets,
  readEstimates,
  readLines,
  type StoredAsset,
  type StoredEstimate,
  type StoredLine,
} from './store.ts';

/** An asset with everything that was recorded for it. */
export interface KnownAsset {
  asset: StoredAsset;
  estimates: StoredEstimate[];
  /** All lines, those of reversed postings included. */
  lines: StoredLine[];
  /** The lines in effect. */
  standing: StoredLine[];
  costMinor: bigint;
  depreciationMinor: bigint;
}

/** Assets by their ids, in order of number. */
export async function loadAssets(tx: CompanyTransaction, ids: readonly string[]): Promise<KnownAsset[]> {
  if (ids.length === 0) return [];
  const lines = Map.groupBy(await readLines(tx, ids), ({ assetId }) => assetId);
  const estimates = Map.groupBy(await readEstimates(tx, ids), ({ assetId }) => assetId);
  return (await readAssets(tx, ids)).map((asset) => {
    const own = lines.get(asset.id) ?? [];
    const standing = own.filter(({ reversedOn }) => reversedOn === null);
    const costMinor = standing.reduce((sum, line) => sum + line.costMinor, 0n);
    const depreciationMinor = costMinor - carryingMinorBefore(standing);
    return { asset, estimates: estimates.get(asset.id) ?? [], lines: own, standing, costMinor, depreciationMinor };
  });
}

/** One asset. Throws `not_found`. */
export async function loadAsset(tx: CompanyTransaction, id: string): Promise<KnownAsset> {
  const [found] = await loadAssets(tx, [id]);
  if (found === undefined) throw new DomainError('not_found');
  return found;
}

/** What the depreciation of an asset is computed from. */
export function factsOf(known: KnownAsset): AssetFacts {
  const { estimates, standing } = known;
  return { estimates, changes: changesByMonth(estimates, standing, firstThrough(known.asset)) };
}

/** First day of the month before the first that the register charges. */
export function firstThrough({ inUseOn, openingThrough }: Pick<StoredAsset, 'inUseOn' | 'openingThrough'>): Day {
  const before = startOfMonth(addDays(startOfMonth(inUseOn), -1));
  const opening = openingThrough === null ? before : startOfMonth(openingThrough);
  return [before, opening].sort().at(-1) ?? before;
}

/** First day of the last month that was charged or brought in; before any charge, of the month before the first. */
export function chargedThrough(known: KnownAsset): Day {
  const first = firstThrough(known.asset);
  const charged = known.standing.flatMap(({ month }) => month ?? []);
  return [first, ...charged].sort().at(-1) ?? first;
}

/** Number and name, for the lines of entries. */
export function labelOf({ asset }: { asset: Pick<StoredAsset, 'number' | 'name'> }): string {
  return `${asset.number} ${asset.name}`;
}

/**
 * Throws the reasons why an asset cannot change on a day: it was disposed of or removed, did not exist, or has a later
 * posting.
 */
export function refuseChange({ asset, standing }: KnownAsset, date: Day): void {
  const values = { number: asset.number };
  if (standing.length === 0) throw new DomainError('conflict', { word: 'asset_removed', values });
  if (standing.some(({ kind }) => kind === 'disposal'))
    throw new DomainError('conflict', { word: 'asset_disposed', values });
  if (date < asset.acquiredOn) throw dateFault('asset_before_addition', { ...values, date: asset.acquiredOn });
  const last =
    standing
      .map((line) => line.date)
      .sort()
      .at(-1) ?? asset.acquiredOn;
  const isMonthEnd = standing.some((line) => line.month !== null && endOfMonth(line.month) === last);
  // Depreciation of a month is dated on its last day, so a change within the month needs the run to be reversed first.
  if (date < last)
    throw dateFault(isMonthEnd ? 'asset_month_charged' : 'asset_later_posting', { ...values, date: last });
}

export function dateFault(word: string, values: Record<string, string>): DomainError {
  return new DomainError('validation_failed', { word, values, faults: [{ path: 'date', word, values }] });
}
