import type { Day, Period } from '../calendar/index.ts';
import type { AssetTaxClass } from '../fixed-assets/index.ts';
import type { TaxInput } from './compute.ts';
import type { BuildingKind, PoolRate } from './facts.ts';
import type { BuildingYear, PoolYear } from './pools.ts';

/** An asset as the register has it. HKD cents, none negative. */
export interface RegisterAsset {
  readonly id: string;
  readonly name: string;
  readonly taxClass: AssetTaxClass;
  readonly acquiredOn: Day;
  readonly costMinor: bigint;
  /** Null while the company has the asset. */
  readonly disposal: { readonly date: Day; readonly proceedsMinor: bigint } | null;
}

/**
 * `addition` and `disposal` count in the computation. `hire_purchase`: the allowance depends on the payments, so a person
 * enters it. `residue_unknown`: a building of earlier years whose residue no person has typed.
 */
export type RegisterLineKind = 'addition' | 'disposal' | 'hire_purchase' | 'residue_unknown';

/** What an asset brings to the computation of a period. */
export interface RegisterTaxLine {
  readonly asset: RegisterAsset;
  readonly kind: RegisterLineKind;
  readonly date: Day;
}

/** A building; `assetId` names the asset of the register, null for one that is only typed. */
export type TaxBuilding = BuildingYear & { readonly assetId: string | null };

/** The part of a computation that a person types and the register adds to. */
export interface TaxAllowances extends Pick<TaxInput, 'pools' | 'prescribedMinor' | 'prescribedDisposals'> {
  readonly buildings: readonly TaxBuilding[];
}

const RATES: Partial<Record<AssetTaxClass, PoolRate>> = { pool_10: '10', pool_20: '20', pool_30: '30' };
const BUILDINGS: Partial<Record<AssetTaxClass, BuildingKind>> = {
  industrial_building: 'industrial',
  commercial_building: 'commercial',
};

const isIn = (day: Day, { from, to }: Period) => day >= from && day <= to;

/**
 * What the assets of the register bring to a basis period, in the order given. Assets that were bought later, or disposed of
 * earlier, and excluded ones bring nothing. `typed`: the buildings that a person typed.
 */
export function registerTaxLines(
  assets: readonly RegisterAsset[],
  typed: readonly TaxBuilding[],
  period: Period,
): RegisterTaxLine[] {
  const known = new Set(typed.map(({ assetId }) => assetId));
  return assets.flatMap((asset): RegisterTaxLine[] => {
    const { taxClass, acquiredOn, disposal, id } = asset;
    if (taxClass === 'excluded' || acquiredOn > period.to) return [];
    if (disposal !== null && disposal.date < period.from) return [];
    if (taxClass === 'hire_purchase') return [{ asset, kind: 'hire_purchase', date: acquiredOn }];
    const isNew = isIn(acquiredOn, period);
    if (BUILDINGS[taxClass] !== undefined && !isNew && !known.has(id))
      return [{ asset, kind: 'residue_unknown', date: acquiredOn }];
    // A building that a person typed is no addition a second time.
    const isAddition = isNew && !known.has(id);
    return [
      ...(isAddition ? [{ asset, kind: 'addition' as const, date: acquiredOn }] : []),
      ...(disposal !== null && isIn(disposal.date, period)
        ? [{ asset, kind: 'disposal' as const, date: disposal.date }]
        : []),
    ];
  });
}

/** The allowances of a period from what a person typed and from the lines of the register. */
export function taxInputs(typed: TaxAllowances, lines: readonly RegisterTaxLine[]): TaxAllowances {
  const additions = lines.filter(({ kind }) => kind === 'addition').map(({ asset }) => asset);
  const disposals = lines.filter(({ kind }) => kind === 'disposal').map(({ asset }) => asset);
  const costOf = (assets: readonly RegisterAsset[]) => assets.reduce((sum, { costMinor }) => sum + costMinor, 0n);
  const sold = (assets: readonly RegisterAsset[]) =>
    assets.map(({ costMinor, disposal }) => ({ costMinor, proceedsMinor: disposal?.proceedsMinor ?? 0n }));
  const isPrescribed = ({ taxClass }: RegisterAsset) => taxClass === 'prescribed';
  return {
    pools: poolsWith(typed.pools, (rate) => {
      const isOwn = ({ taxClass }: RegisterAsset) => RATES[taxClass] === rate;
      return { additionsMinor: costOf(additions.filter(isOwn)), disposals: sold(disposals.filter(isOwn)) };
    }),
    prescribedMinor: typed.prescribedMinor + costOf(additions.filter(isPrescribed)),
    prescribedDisposals: [...typed.prescribedDisposals, ...sold(disposals.filter(isPrescribed))],
    buildings: buildingsWith(typed.buildings, additions, disposals),
  };
}

function poolsWith(
  typed: readonly PoolYear[],
  partOf: (rate: PoolRate) => Pick<PoolYear, 'additionsMinor' | 'disposals'>,
): PoolYear[] {
  const rates = [...new Set([...typed.map(({ rate }) => rate), ...Object.values(RATES)])];
  return rates.flatMap((rate) => {
    const own = typed.find((pool) => pool.rate === rate);
    const part = partOf(rate);
    if (own === undefined && part.additionsMinor === 0n && part.disposals.length === 0) return [];
    const { broughtForwardMinor, additionsMinor, disposals } = own ?? NO_POOL;
    return [
      {
        rate,
        broughtForwardMinor,
        additionsMinor: additionsMinor + part.additionsMinor,
        disposals: [...disposals, ...part.disposals],
      },
    ];
  });
}

const NO_POOL: Omit<PoolYear, 'rate'> = { broughtForwardMinor: 0n, additionsMinor: 0n, disposals: [] };

/** Typed proceeds take the place of those of the register. */
function buildingsWith(
  typed: readonly TaxBuilding[],
  additions: readonly RegisterAsset[],
  disposals: readonly RegisterAsset[],
): TaxBuilding[] {
  const proceedsOf = (id: string | null) => disposals.find((asset) => asset.id === id)?.disposal?.proceedsMinor ?? null;
  const bought = additions.flatMap(({ id, name, taxClass, costMinor }): TaxBuilding[] => {
    const kind = BUILDINGS[taxClass];
    if (kind === undefined) return [];
    return [
      { assetId: id, kind, name, costMinor, residueMinor: costMinor, isFirstYear: true, proceedsMinor: proceedsOf(id) },
    ];
  });
  return [
    ...typed.map((building) => ({
      ...building,
      proceedsMinor: building.proceedsMinor ?? proceedsOf(building.assetId),
    })),
    ...bought,
  ];
}
