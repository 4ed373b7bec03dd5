import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AssetFacts, carryingMinorBefore, chargeOfMonth, chargesThrough, remainingCharges } from './charge.ts';
import { DEPRECIATION_METHODS, type Estimate, MONTH_CONVENTIONS } from './estimate.ts';
import { assetFaults } from './faults.ts';
import { disposalGainMinor } from './journals.ts';

const estimate = (over: Partial<Estimate> = {}): Estimate => ({
  from: '2026-04-16',
  method: 'straight_line',
  convention: 'full_month',
  lifeMonths: 12,
  residualMinor: 0n,
  rateBasisPoints: null,
  ...over,
});

const bought = (costMinor: bigint, over: Partial<Estimate> = {}): AssetFacts => {
  const first = estimate(over);
  return { estimates: [first], changes: [{ date: first.from, costMinor, depreciationMinor: 0n }] };
};

const amounts = (facts: AssetFacts, through: string) =>
  chargesThrough(facts, '2026-03-01', through).map(({ month, amountMinor }) => [month.slice(0, 7), amountMinor]);

describe('the first and the last month', () => {
  it('a full month for the month of use', () => {
    expect(amounts(bought(120_000n), '2026-06-01')).toEqual([
      ['2026-04', 10_000n],
      ['2026-05', 10_000n],
      ['2026-06', 10_000n],
    ]);
    expect(amounts(bought(120_000n), '2027-12-01').at(-1)).toEqual(['2027-03', 10_000n]);
  });

  it('from the following month, and one month later to the end', () => {
    const facts = bought(120_000n, { convention: 'following_month' });
    expect(amounts(facts, '2026-05-01')).toEqual([['2026-05', 10_000n]]);
    expect(amounts(facts, '2027-12-01').at(-1)).toEqual(['2027-04', 10_000n]);
  });

  it('by days: 15 of the 365 days in April, and 15 days in the April after', () => {
    const charges = amounts(bought(365_000n, { convention: 'by_days' }), '2027-12-01');
    expect(charges.at(0)).toEqual(['2026-04', 15_000n]);
    expect(charges.at(1)).toEqual(['2026-05', 31_000n]);
    expect(charges.at(-1)).toEqual(['2027-04', 15_000n]);
  });

  it('up to the day of a disposal', () => {
    const until = '2026-06-11';
    expect(chargeOfMonth(bought(365_000n, { convention: 'by_days' }), '2026-06-01', until)).toBeGreaterThan(0n);
    expect(chargeOfMonth(bought(120_000n), '2026-06-01', '2026-06-01')).toBe(0n);
  });
});

describe('the reducing balance', () => {
  const facts = bought(100_000_00n, { method: 'reducing_balance', rateBasisPoints: 3_000, lifeMonths: 36 });
  const charges = chargesThrough(facts, '2026-03-01', '2029-12-01');
  const year = (index: number) =>
    charges.slice(index * 12, index * 12 + 12).reduce((sum, { amountMinor }) => sum + amountMinor, 0n);

  it('takes its rate from the carrying amount at the start of each year', () => {
    expect(year(0)).toBe(30_000_00n);
    expect(year(1)).toBe(21_000_00n);
  });

  it('charges what is left in the last month of the life', () => {
    expect(charges).toHaveLength(36);
    expect(charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(100_000_00n);
  });
});

describe('changes', () => {
  it('a change of estimate spreads the carrying amount over the new life, and leaves earlier months', () => {
    const first = bought(120_000n);
    const facts = { ...first, estimates: [...first.estimates, estimate({ from: '2026-07-01', lifeMonths: 18 })] };
    const charges = chargesThrough(facts, '2026-03-01', '2028-12-01').map(({ amountMinor }) => amountMinor);
    expect(charges.slice(0, 4)).toEqual([10_000n, 10_000n, 10_000n, 5_000n]);
    expect(charges).toHaveLength(21);
  });

  it('an impairment is spread over the months that are left', () => {
    const facts = bought(120_000n);
    const impaired = { date: '2026-04-20', costMinor: 0n, depreciationMinor: 60_000n };
    expect(chargeOfMonth({ ...facts, changes: [...facts.changes, impaired] }, '2026-04-01')).toBe(5_000n);
  });
});

describe('faults', () => {
  const asset = { acquiredOn: '2026-04-16', costMinor: 100n, estimate: estimate(), opening: null };
  it.each([
    [{ costMinor: 0n }, 'asset_cost_not_positive'],
    [{ estimate: estimate({ from: '2026-04-15' }) }, 'asset_in_use_before_acquired'],
    [{ estimate: estimate({ lifeMonths: 601 }) }, 'asset_life'],
    [{ estimate: estimate({ residualMinor: 101n }) }, 'asset_residual_above_cost'],
    [{ estimate: estimate({ method: 'reducing_balance' }) }, 'asset_rate'],
    [{ opening: { depreciationMinor: 101n, through: '2026-12-31' } }, 'asset_opening_depreciation'],
    [{ opening: { depreciationMinor: 1n, through: '2026-03-31' } }, 'asset_opening_before_use'],
  ])('%o is refused: %s', (over, code) => {
    expect(assetFaults({ ...asset, ...over }).map((fault) => fault.code)).toEqual([code]);
  });

  it('an asset of exactly 50 years without a residual value is accepted', () => {
    expect(assetFaults({ ...asset, estimate: estimate({ lifeMonths: 600 }) })).toEqual([]);
  });
});

it('a disposal above the carrying amount is a gain, scrap a loss', () => {
  const disposal = { costMinor: 100n, depreciationMinor: 60n, lastChargeMinor: 0n };
  expect(disposalGainMinor({ ...disposal, proceedsMinor: 55n })).toBe(15n);
  expect(disposalGainMinor({ ...disposal, proceedsMinor: 0n })).toBe(-40n);
});

const anyEstimate = fc
  .record({
    day: fc.integer({ min: 1, max: 31 }),
    method: fc.constantFrom(...DEPRECIATION_METHODS),
    convention: fc.constantFrom(...MONTH_CONVENTIONS),
    lifeMonths: fc.integer({ min: 1, max: 90 }),
    rateBasisPoints: fc.integer({ min: 1, max: 10_000 }),
  })
  .map(({ day, ...rest }) => estimate({ ...rest, from: `2026-05-${String(day).padStart(2, '0')}` }));

it('over its life the depreciation of any asset is its cost less its residual value, and no month is negative', () => {
  const cases = fc.tuple(anyEstimate, fc.bigInt(1n, 10n ** 12n), fc.integer({ min: 0, max: 100 }));
  fc.assert(
    fc.property(cases, ([terms, costMinor, percent]) => {
      const residualMinor = (costMinor * BigInt(percent)) / 100n;
      const charges = remainingCharges(bought(costMinor, { ...terms, residualMinor }), '2026-04-01');
      expect(charges.every(({ amountMinor }) => amountMinor > 0n)).toBe(true);
      expect(charges.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)).toBe(costMinor - residualMinor);
    }),
    { numRuns: 300, seed: 21 },
  );
});

it('carrying amounts count only what is dated before the day', () => {
  const { changes } = bought(100n);
  expect([carryingMinorBefore(changes, '2026-04-16'), carryingMinorBefore(changes)]).toEqual([0n, 100n]);
});
