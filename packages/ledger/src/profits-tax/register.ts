import type { Day, Period } from '../calendar/index.ts';
import type { AssetTaxClass } from '../fixed-assets/index.ts';
import type { TaxInput } from './compute.ts';
import type { BuildingKind, PoolRate } from './facts.ts';
import type { HirePurchaseYear } from './hire-purchase.ts';
import type { BuildingYear, PoolDisposal, PoolYear } from './pools.ts';

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
 * `addition`, `disposal` and `agreement` (under hire purchase, with its pool and payments) count in the computation.
 * `hire_purchase`: no person has said to which pool it belongs and what was paid. `residue_unknown`: a building of earlier
 * years whose residue no person has typed.
 */
export type RegisterLineKind = 'addition' | 'disposal' | 'agreement' | 'hire_purchase' | 'residue_unknown';

/** What an asset brings to the computation of a period. */
export interface RegisterTaxLine {
  readonly asset: RegisterAsset;
  readonly kind: RegisterLineKind;
  readonly date: Day;
}

/** A building; `assetId` names the asset of the register, null for one that is only typed. */
export type TaxBuilding = BuildingYear & { readonly assetId: string | null };

/** An asset bought on hire purchase. `isOwned`: its value is part of its pool already, so only a disposal counts. */
export type TaxHirePurchase = HirePurchaseYear & { readonly assetId: string | null; readonly isOwned: boolean };

/** The part of a computation that a person types and the register adds to. */
export interface TaxAllowances extends Pick<TaxInput, 'pools' | 'prescribedMinor' | 'prescribedDisposals'> {
  readonly buildings: readonly TaxBuilding[];
  readonly hirePurchase: readonly TaxHirePurchase[];
}

const RATES: Partial<Record<AssetTaxClass, PoolRate>> = { pool_10: '10', pool_20: '20', pool_30: '30' };
const BUILDINGS: Partial<Record<AssetTaxClass, BuildingKind>> = {
  industrial_building: 'industrial',
  commercial_building: 'commercial',
};

const isIn = (day: Day, { from, to }: Period) => day >= from && day <= to;

/**
 * What the assets of the register bring to a basis period, in the order given. Assets that were bought later, or disposed of
 * earlier, and excluded ones bring nothing. `typed`: the buildings and agreements that a person typed.
 */
export function registerTaxLines(
  assets: readonly RegisterAsset[],
  typed: Pick<TaxAllowances, 'buildings' | 'hirePurchase'>,
  period: Period,
): RegisterTaxLine[] {
  const known = new Set(typed.buildings.map(({ assetId }) => assetId));
  return assets.flatMap((asset): RegisterTaxLine[] => {
    const { taxClass, acquiredOn, disposal, id } = asset;
    if (taxClass === 'excluded' || acquiredOn > period.to) return [];
    if (disposal !== null && disposal.date < period.from) return [];
    if (taxClass === 'hire_purchase') return hirePurchaseLines(asset, typed.hirePurchase, period);
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

function hirePurchaseLines(asset: RegisterAsset, typed: readonly TaxHirePurchase[], period: Period): RegisterTaxLine[] {
  const own = typed.find(({ assetId }) => assetId === asset.id);
  const { acquiredOn: date, disposal } = asset;
  if (own === undefined) return [{ asset, kind: 'hire_purchase', date }];
  return [
    ...(own.isOwned ? [] : [{ asset, kind: 'agreement' as const, date }]),
    ...(disposal !== null && isIn(disposal.date, period)
      ? [{ asset, kind: 'disposal' as const, date: disposal.date }]
      : []),
  ];
}

/** The allowances of a period from what a person typed and from the lines of the register. */
export function taxInputs(typed: TaxAllowances, lines: readonly RegisterTaxLine[]): TaxAllowances {
  const additions = lines.filter(({ kind }) => kind === 'addition').map(({ asset }) => asset);
  const disposals = lines.filter(({ kind }) => kind === 'disposal').map(({ asset }) => asset);
  const costOf = (assets: readonly RegisterAsset[]) => assets.reduce((sum, { costMinor }) => sum + costMinor, 0n);
  const sold = (assets: readonly RegisterAsset[]) =>
    assets.map(({ costMinor, disposal }) => ({ costMinor, proceedsMinor: disposal?.proceedsMinor ?? 0n }));
  const isPrescribed = ({ taxClass }: RegisterAsset) => taxClass === 'prescribed';
  const hirePurchase = withProceeds(typed.hirePurchase, disposals);
  return {
    pools: poolsWith(typed.pools, (rate) => {
      const isOwn = ({ taxClass }: RegisterAsset) => RATES[taxClass] === rate;
      const owned = hirePurchase.filter((one) => one.isOwned && one.rate === rate);
      return {
        additionsMinor: costOf(additions.filter(isOwn)),
        disposals: [...sold(disposals.filter(isOwn)), ...owned.flatMap(poolDisposal)],
      };
    }),
    hirePurchase,
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

function poolDisposal({ costMinor, proceedsMinor }: TaxHirePurchase): PoolDisposal[] {
  return proceedsMinor === null ? [] : [{ costMinor, proceedsMinor }];
}

/** Typed proceeds take the place of those of the register. */
function withProceeds<T extends { assetId: string | null; proceedsMinor: bigint | null }>(
  typed: readonly T[],
  disposals: readonly RegisterAsset[],
): T[] {
  const proceedsOf = (id: string | null) => disposals.find((asset) => asset.id === id)?.disposal?.proceedsMinor ?? null;
  return typed.map((one) => ({ ...one, proceedsMinor: one.proceedsMinor ?? proceedsOf(one.assetId) }));
}

const NO_POOL: Omit<PoolYear, 'rate'> = { broughtForwardMinor: 0n, additionsMinor: 0n, disposals: [] };

function buildingsWith(
  typed: readonly TaxBuilding[],
  additions: readonly RegisterAsset[],
  disposals: readonly RegisterAsset[],
): TaxBuilding[] {
  const bought = additions.flatMap(({ id, name, taxClass, costMinor }): TaxBuilding[] => {
    const kind = BUILDINGS[taxClass];
    if (kind === undefined) return [];
    return [{ assetId: id, kind, name, costMinor, residueMinor: costMinor, isFirstYear: true, proceedsMinor: null }];
  });
  return withProceeds([...typed, ...bought], disposals);
}
