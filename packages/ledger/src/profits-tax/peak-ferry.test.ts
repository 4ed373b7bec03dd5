import { describe, expect, it } from 'vitest';
import { minorOf, minorsOf, PEAK_FERRY, peakFerryJson, WORKED_YEAR } from '../../test/peak-ferry.ts';
import type { AssetTaxClass } from '../fixed-assets/index.ts';
import { replayEvents } from '../replay/index.ts';
import {
  computeProfitsTax,
  type PoolRate,
  proposeAdjustments,
  type RegisterAsset,
  registerTaxLines,
  type TaxInput,
  taxInputs,
} from './index.ts';

type Amounts = Record<string, string>;
interface WorkedBuilding {
  readonly kind: 'industrial' | 'commercial';
  readonly cost: string;
  readonly residue: string;
  readonly isFirstYear: boolean;
  readonly initial: string;
  readonly annual: string;
  readonly carriedForward: string;
}
interface WorkedTax {
  readonly profitBeforeTax: string;
  readonly proposed: Amounts;
  readonly pools: Record<PoolRate, Record<'broughtForward' | 'additions' | 'initial' | 'annual' | 'charge', string>>;
  readonly buildings: Record<string, WorkedBuilding>;
  readonly prescribed: string;
  readonly lossBroughtForward: string;
  readonly result: Amounts;
}

const worked = peakFerryJson<WorkedTax>('profits-tax.json');
const { chart, entries } = replayEvents(PEAK_FERRY);

/** The year's movement of each account, debit positive. */
const movements = chart.accounts.map(({ code, name, section, type }) => {
  const own = entries
    .filter(({ date, kind }) => date >= WORKED_YEAR.from && date <= WORKED_YEAR.to && kind !== 'opening_balance')
    .flatMap(({ lines }) => lines.filter(({ accountCode }) => accountCode === code));
  return {
    code,
    name,
    section,
    type,
    netMinor: own.reduce((sum, line) => sum + line.debitMinor - line.creditMinor, 0n),
  };
});
const profitBeforeTaxMinor = movements
  .filter(({ type, section }) => (type === 'revenue' || type === 'expense') && section !== 'taxation')
  .reduce((sum, { netMinor }) => sum - netMinor, 0n);

interface WorkedAsset {
  readonly taxClass: AssetTaxClass;
  readonly cost: string;
  readonly from: string;
  readonly disposal?: { readonly on: string; readonly proceeds: string };
}

/** The register of the case; every asset was in use from the day it was bought. */
const { assets } = peakFerryJson<{ assets: Record<string, WorkedAsset> }>('register.json');
const register = Object.entries(assets).map(([name, { taxClass, cost, from, disposal }]): RegisterAsset => {
  const sold = disposal && { date: disposal.on, proceedsMinor: minorOf(disposal.proceeds) };
  return { id: name, name, taxClass, acquiredOn: from, costMinor: minorOf(cost), disposal: sold ?? null };
});
const RATES = ['10', '20', '30'] as const;

/** What a person types: what earlier years carry forward. The register has the rest. */
const typed = {
  pools: RATES.map((rate) => ({
    rate,
    broughtForwardMinor: minorOf(worked.pools[rate].broughtForward),
    additionsMinor: 0n,
    disposals: [],
  })),
  prescribedMinor: 0n,
  prescribedDisposals: [],
  hirePurchase: [],
  buildings: Object.entries(worked.buildings).flatMap(([name, { kind, cost, residue, isFirstYear }]) => {
    const amounts = { costMinor: minorOf(cost), residueMinor: minorOf(residue), proceedsMinor: null };
    return isFirstYear ? [] : [{ assetId: name, kind, name, isFirstYear, ...amounts }];
  }),
};
const lines = registerTaxLines(register, typed, WORKED_YEAR);

const input: TaxInput = {
  basisPeriod: WORKED_YEAR,
  entity: 'corporation',
  lowerTier: true,
  isCessation: false,
  profitBeforeTaxMinor,
  adjustments: proposeAdjustments(movements),
  ...taxInputs(typed, lines),
  lossBroughtForwardMinor: minorOf(worked.lossBroughtForward),
  donationsClaimedMinor: 0n,
  provisionalMinor: 0n,
};
const result = computeProfitsTax(input);

describe('the profits tax of Peak Ferry', () => {
  it('starts from the profit before tax of the books, with the adjustments that its accounts suggest', () => {
    expect(profitBeforeTaxMinor).toBe(minorOf(worked.profitBeforeTax));
    const proposed = input.adjustments.map(({ kind, amountMinor }) => [`${kind}Minor`, amountMinor]);
    expect(Object.fromEntries(proposed)).toEqual(minorsOf(worked.proposed));
  });

  it('takes additions and disposals from the register, and leaves the copier to a person', () => {
    expect(lines.map(({ asset, kind }) => `${asset.name} ${kind}`)).toEqual([
      'Desks disposal',
      'Shelves addition',
      'Van disposal',
      'Computer addition',
      'Workshop addition',
      'Copier hire_purchase',
    ]);
    expect(input.prescribedMinor).toBe(minorOf(worked.prescribed));
    expect(input.pools.map(({ rate, additionsMinor }) => [rate, additionsMinor])).toEqual(
      RATES.map((rate) => [rate, minorOf(worked.pools[rate].additions)]),
    );
  });

  it('carries each pool and building forward as worked by hand', () => {
    for (const pool of result.pools) {
      const { charge, broughtForward: _, additions: __, ...own } = worked.pools[pool.rate];
      expect(pool).toMatchObject({ ...minorsOf(own), balancingChargeMinor: minorOf(charge) });
    }
    for (const building of result.buildings) {
      const own = worked.buildings[building.name];
      const { initial = '', annual = '', carriedForward = '' } = own ?? {};
      expect(building).toMatchObject(minorsOf({ initial, annual, carriedForward }));
    }
  });

  it('uses the loss brought forward and ends with the tax worked by hand', () => {
    expect(result).toMatchObject(minorsOf(worked.result));
    expect(movements.find(({ code }) => code === '8000')?.netMinor).toBe(minorOf(worked.result.payable ?? ''));
  });
});
