import { describe, expect, it } from 'vitest';
import {
  type RegisterAsset,
  registerTaxLines,
  type TaxAllowances,
  type TaxBuilding,
  type TaxHirePurchase,
  taxInputs,
} from './register.ts';

const YEAR = { from: '2025-04-01', to: '2026-03-31' };
const asset = (over: Partial<RegisterAsset> = {}): RegisterAsset => ({
  id: 'a',
  name: 'Asset',
  taxClass: 'pool_20',
  acquiredOn: '2025-06-01',
  costMinor: 100n,
  disposal: null,
  ...over,
});
const sold = (date: string, proceedsMinor = 30n) => ({ date, proceedsMinor });
const nothing: TaxAllowances = {
  pools: [],
  hirePurchase: [],
  prescribedMinor: 0n,
  prescribedDisposals: [],
  buildings: [],
};
const shop: TaxBuilding = {
  assetId: 'a',
  kind: 'commercial',
  name: 'Shop',
  costMinor: 100n,
  residueMinor: 80n,
  isFirstYear: false,
  proceedsMinor: null,
};
const copier: TaxHirePurchase = {
  assetId: 'a',
  name: 'Copier',
  rate: '20',
  costMinor: 100n,
  broughtForwardMinor: 40n,
  paidBeforeMinor: 70n,
  paidMinor: 20n,
  proceedsMinor: null,
  isOwned: false,
};
const kindsOf = (one: RegisterAsset, typed: Partial<TaxAllowances> = {}) =>
  registerTaxLines([one], { ...nothing, ...typed }, YEAR).map(({ kind, date }) => [kind, date]);
const withAssets = (assets: readonly RegisterAsset[], typed = nothing) =>
  taxInputs(typed, registerTaxLines(assets, typed, YEAR));

describe('an asset of the register', () => {
  it.each<[string, Partial<RegisterAsset>, [string, string][]]>([
    ['bought on the first day', { acquiredOn: '2025-04-01' }, [['addition', '2025-04-01']]],
    ['bought on the last day', { acquiredOn: '2026-03-31' }, [['addition', '2026-03-31']]],
    ['bought the day before', { acquiredOn: '2025-03-31' }, []],
    ['bought the day after', { acquiredOn: '2026-04-01' }, []],
    ['excluded', { taxClass: 'excluded' }, []],
    ['held before and sold', { acquiredOn: '2024-01-01', disposal: sold('2026-03-31') }, [['disposal', '2026-03-31']]],
    ['sold later', { acquiredOn: '2024-01-01', disposal: sold('2026-04-01') }, []],
    ['sold before', { acquiredOn: '2024-01-01', taxClass: 'hire_purchase', disposal: sold('2025-03-31') }, []],
    [
      'bought and sold',
      { disposal: sold('2025-07-01') },
      [
        ['addition', '2025-06-01'],
        ['disposal', '2025-07-01'],
      ],
    ],
    ['under hire purchase', { taxClass: 'hire_purchase', acquiredOn: '2024-01-01' }, [['hire_purchase', '2024-01-01']]],
    [
      'a building of an earlier year',
      { taxClass: 'commercial_building', acquiredOn: '2020-01-01' },
      [['residue_unknown', '2020-01-01']],
    ],
  ])('%s', (_, over, lines) => {
    expect(kindsOf(asset(over))).toEqual(lines);
  });

  it('brings no addition of a building that a person typed, but its disposal', () => {
    const own = asset({ taxClass: 'commercial_building', disposal: sold('2025-09-01') });
    expect(kindsOf(own, { buildings: [shop] })).toEqual([['disposal', '2025-09-01']]);
    expect(kindsOf({ ...own, acquiredOn: '2020-01-01' }, { buildings: [shop] })).toEqual([['disposal', '2025-09-01']]);
  });
});

describe('an asset under hire purchase', () => {
  const own = asset({ taxClass: 'hire_purchase', acquiredOn: '2024-01-01' });
  const resold = { ...own, disposal: sold('2025-07-01') };

  it('counts once a person has said what was paid, and with its disposal', () => {
    expect(kindsOf(own, { hirePurchase: [copier] })).toEqual([['agreement', '2024-01-01']]);
    expect(kindsOf(resold, { hirePurchase: [copier] })).toEqual([
      ['agreement', '2024-01-01'],
      ['disposal', '2025-07-01'],
    ]);
    const { hirePurchase, pools } = withAssets([resold], { ...nothing, hirePurchase: [copier] });
    expect(hirePurchase).toEqual([{ ...copier, proceedsMinor: 30n }]);
    expect(pools).toEqual([]);
  });

  it('brings only its disposal once the company owns it, and that to its pool', () => {
    const owned = { ...copier, isOwned: true };
    expect(kindsOf(own, { hirePurchase: [owned] })).toEqual([]);
    expect(kindsOf(resold, { hirePurchase: [owned] })).toEqual([['disposal', '2025-07-01']]);
    const { pools } = withAssets([resold], { ...nothing, hirePurchase: [owned] });
    expect(pools).toMatchObject([{ rate: '20', disposals: [{ costMinor: 100n, proceedsMinor: 30n }] }]);
    const typed = withAssets([], { ...nothing, hirePurchase: [{ ...owned, proceedsMinor: 8n }] });
    expect(typed.pools[0]?.disposals).toEqual([{ costMinor: 100n, proceedsMinor: 8n }]);
  });
});

describe('what is typed and what the register has', () => {
  it('are added up by pool, and a pool without anything is left out', () => {
    const typed = {
      ...nothing,
      pools: [{ rate: '30', broughtForwardMinor: 7n, additionsMinor: 5n, disposals: [] }],
    } as const;
    const assets = [
      asset({ taxClass: 'pool_30' }),
      asset({ disposal: sold('2025-08-01') }),
      asset({ taxClass: 'prescribed', acquiredOn: '2020-01-01', disposal: sold('2025-08-01', 9n) }),
    ];
    expect(withAssets(assets, typed)).toEqual({
      pools: [
        { rate: '30', broughtForwardMinor: 7n, additionsMinor: 105n, disposals: [] },
        {
          rate: '20',
          broughtForwardMinor: 0n,
          additionsMinor: 100n,
          disposals: [{ costMinor: 100n, proceedsMinor: 30n }],
        },
      ],
      hirePurchase: [],
      prescribedMinor: 0n,
      prescribedDisposals: [{ costMinor: 100n, proceedsMinor: 9n }],
      buildings: [],
    });
  });

  it('are what was typed where the register is empty', () => {
    const typed = { ...nothing, prescribedMinor: 4n, buildings: [shop] };
    expect(withAssets([], typed)).toEqual(typed);
  });

  it('list a new building with its cost, and take the proceeds of one that is typed unless they are typed', () => {
    const workshop = asset({ id: 'w', name: 'Workshop', taxClass: 'industrial_building' });
    const sale = asset({ taxClass: 'commercial_building', acquiredOn: '2020-01-01', disposal: sold('2025-09-01') });
    const { buildings } = withAssets([workshop, sale], { ...nothing, buildings: [shop] });
    expect(buildings).toEqual([
      { ...shop, proceedsMinor: 30n },
      {
        assetId: 'w',
        kind: 'industrial',
        name: 'Workshop',
        costMinor: 100n,
        residueMinor: 100n,
        isFirstYear: true,
        proceedsMinor: null,
      },
    ]);
    const typed = { ...nothing, buildings: [{ ...shop, proceedsMinor: 55n }] };
    expect(withAssets([sale], typed).buildings[0]?.proceedsMinor).toBe(55n);
  });
});
