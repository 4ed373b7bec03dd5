import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { POOL_RATES, type PoolRate } from './facts.ts';
import { buildingYear, cappedProceeds, type PoolDisposal, poolYear } from './pools.ts';

describe('a pool of plant and machinery', () => {
  const pool = { rate: '20' as PoolRate, broughtForwardMinor: 0n, additionsMinor: 0n, disposals: [] };

  it('gives 60 % of additions, then its rate on what is left', () => {
    const year = poolYear({ ...pool, broughtForwardMinor: 1_000_000n, additionsMinor: 500_000n });
    // 10,000.00 + 5,000.00 - 3,000.00 = 12,000.00; 20 % is 2,400.00.
    expect(year).toMatchObject({
      initialMinor: 300_000n,
      valueMinor: 1_200_000n,
      annualMinor: 240_000n,
      carriedForwardMinor: 960_000n,
    });
  });

  it('charges what proceeds exceed its value by, and counts them at most at cost', () => {
    const disposals = [{ costMinor: 400_000n, proceedsMinor: 900_000n }];
    expect(poolYear({ ...pool, broughtForwardMinor: 250_000n, disposals })).toMatchObject({
      proceedsMinor: 400_000n,
      balancingChargeMinor: 150_000n,
      annualMinor: 0n,
      carriedForwardMinor: 0n,
    });
  });

  it('gives the initial allowance and what is left when the business ceases, as in example 5 of the practice note', () => {
    const last = { additionsMinor: 2_000_000n, disposals: [{ costMinor: 2_000_000n, proceedsMinor: 1_500_000n }] };
    expect(poolYear({ ...pool, broughtForwardMinor: 1_300_000n, ...last }, true)).toMatchObject({
      initialMinor: 1_200_000n,
      annualMinor: 0n,
      balancingAllowanceMinor: 600_000n,
      carriedForwardMinor: 0n,
    });
  });
});

describe('a building', () => {
  const building = {
    name: 'Unit 8',
    costMinor: 100_000_000n,
    residueMinor: 100_000_000n,
    isFirstYear: true,
    proceedsMinor: null,
  };

  it('gives 20 % and 4 % of its cost in the first year if it is industrial, 4 % if it is commercial', () => {
    expect(buildingYear({ ...building, kind: 'industrial' })).toMatchObject({
      initialMinor: 20_000_000n,
      annualMinor: 4_000_000n,
      carriedForwardMinor: 76_000_000n,
    });
    expect(buildingYear({ ...building, kind: 'commercial' })).toMatchObject({
      initialMinor: 0n,
      annualMinor: 4_000_000n,
    });
  });

  it('gives no more than its residue', () => {
    const late = { ...building, kind: 'commercial' as const, isFirstYear: false, residueMinor: 1_000n };
    expect(buildingYear(late)).toMatchObject({ annualMinor: 1_000n, carriedForwardMinor: 0n });
  });

  it('is balanced when it is sold: a charge is at most what was allowed', () => {
    const sold = { ...building, kind: 'commercial' as const, isFirstYear: false, residueMinor: 80_000_000n };
    expect(buildingYear({ ...sold, proceedsMinor: 60_000_000n }).balancingAllowanceMinor).toBe(20_000_000n);
    expect(buildingYear({ ...sold, proceedsMinor: 95_000_000n }).balancingChargeMinor).toBe(15_000_000n);
    expect(buildingYear({ ...sold, proceedsMinor: 500_000_000n }).balancingChargeMinor).toBe(20_000_000n);
  });
});

interface Year {
  additions: number[];
  disposals: PoolDisposal[];
}

/** The slow way: one addition and one disposal after the other in decimals of dollars, every allowance rounded to cents. */
function slowHistory(rate: PoolRate, opening: number, years: readonly Year[], ceases: boolean) {
  let value = new Decimal(opening).div(100);
  return years.map(({ additions, disposals }, index) => {
    const isLast = ceases && index === years.length - 1;
    let initial = new Decimal(0);
    for (const addition of additions) {
      value = value.plus(new Decimal(addition).div(100));
      initial = initial.plus(new Decimal(addition).div(100).times('0.6'));
    }
    initial = initial.toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
    value = value.minus(initial);
    for (const { costMinor, proceedsMinor } of disposals)
      value = value.minus(Decimal.min(String(costMinor), String(proceedsMinor)).div(100));
    const charge = Decimal.max(0, value.negated());
    value = Decimal.max(0, value);
    const annual = isLast ? new Decimal(0) : value.times(rate).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
    const balancing = isLast ? value : new Decimal(0);
    value = value.minus(annual).minus(balancing);
    return [initial, annual, balancing, charge, value].map((one) => one.toFixed(2));
  });
}

const cents = (amountMinor: bigint) => new Decimal(String(amountMinor)).div(100).toFixed(2);
const amount = fc.integer({ min: 0, max: 500_000_000 });
const disposal = fc.record({ costMinor: amount.map(BigInt), proceedsMinor: amount.map(BigInt) });
const year = fc.record({
  additions: fc.array(amount, { maxLength: 4 }),
  disposals: fc.array(disposal, { maxLength: 3 }),
});

describe('any history of a pool', () => {
  const histories = fc.record({
    rate: fc.constantFrom(...POOL_RATES),
    opening: amount,
    years: fc.array(year, { minLength: 1, maxLength: 12 }),
    ceases: fc.boolean(),
  });

  it('has the figures of the slow oracle, and allows exactly what was spent and not received', () => {
    fc.assert(
      fc.property(histories, ({ rate, opening, years, ceases }) => {
        let broughtForwardMinor = BigInt(opening);
        let [given, spent] = [0n, BigInt(opening)];
        const found = years.map(({ additions, disposals }, index) => {
          const additionsMinor = additions.reduce((sum, one) => sum + BigInt(one), 0n);
          const isLast = ceases && index === years.length - 1;
          const result = poolYear({ rate, broughtForwardMinor, additionsMinor, disposals }, isLast);
          broughtForwardMinor = result.carriedForwardMinor;
          given +=
            result.initialMinor + result.annualMinor + result.balancingAllowanceMinor - result.balancingChargeMinor;
          spent += additionsMinor - cappedProceeds(disposals);
          const { initialMinor, annualMinor, balancingAllowanceMinor, balancingChargeMinor, carriedForwardMinor } =
            result;
          return [initialMinor, annualMinor, balancingAllowanceMinor, balancingChargeMinor, carriedForwardMinor].map(
            cents,
          );
        });
        expect(found).toEqual(slowHistory(rate, opening, years, ceases));
        expect(given + broughtForwardMinor).toBe(spent);
      }),
      { numRuns: 500, seed: 21 },
    );
  });
});
