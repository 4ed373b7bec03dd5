import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { VAN } from '../../test/hire-purchase-case.ts';
import { minorOf, minorsOf } from '../../test/peak-ferry.ts';
import { addMonths, type Day } from '../calendar/index.ts';
import { POOL_RATES, type PoolRate } from './facts.ts';
import { capitalPaid, type HirePurchaseAgreement, type HirePurchaseYear, hirePurchaseYear } from './hire-purchase.ts';
import { poolYear } from './pools.ts';

const dollars = (amount: number) => BigInt(amount) * 100n;

/** The years of an asset whose capital is paid as given, each with what the year before carried forward. */
function yearsOf(terms: { rate: PoolRate; costMinor: bigint; paidMinor: readonly bigint[] }, endsWith?: bigint) {
  const { rate, costMinor, paidMinor: payments } = terms;
  let [broughtForwardMinor, paidBeforeMinor] = [costMinor, 0n];
  return payments.map((paidMinor, index) => {
    const proceedsMinor = index === payments.length - 1 ? (endsWith ?? null) : null;
    const year = { name: 'Asset', rate, costMinor, broughtForwardMinor, paidBeforeMinor, paidMinor, proceedsMinor };
    const result = hirePurchaseYear(year);
    broughtForwardMinor = result.carriedForwardMinor;
    paidBeforeMinor += paidMinor;
    return result;
  });
}

describe('the examples of the practice note', () => {
  it('7: furniture of 160,000 is carried into its pool after the last instalment', () => {
    const paidMinor = [dollars(22_500), dollars(75_000), dollars(62_500)];
    const years = yearsOf({ rate: '20', costMinor: dollars(160_000), paidMinor });
    expect(years.map((one) => [one.initialMinor, one.annualMinor, one.carriedForwardMinor, one.outcome])).toEqual([
      [dollars(13_500), dollars(29_300), dollars(117_200), 'agreement'],
      [dollars(45_000), dollars(14_440), dollars(57_760), 'agreement'],
      [dollars(37_500), dollars(4_052), dollars(16_208), 'owned'],
    ]);
  });

  it('8: the allowances of a tractor of 210,000 are never more than its cost', () => {
    const paidMinor = [dollars(55_000), dollars(60_000), dollars(60_000), dollars(35_000)];
    const years = yearsOf({ rate: '30', costMinor: dollars(210_000), paidMinor });
    expect(years.map(({ initialMinor, annualMinor }) => initialMinor + annualMinor)).toEqual(
      [86_100, 62_370, 43_659, 17_871].map(dollars),
    );
    expect(years.at(-1)).toMatchObject({ outcome: 'owned', initialMinor: dollars(17_871), carriedForwardMinor: 0n });
  });

  it('9: furniture that was repossessed has the capital paid beyond the allowances as an allowance', () => {
    const terms = { rate: '20', costMinor: dollars(100_000), paidMinor: [dollars(32_500), dollars(11_250)] } as const;
    expect(yearsOf(terms, 0n)).toMatchObject([
      { initialMinor: dollars(19_500), annualMinor: dollars(16_100) },
      { outcome: 'returned', initialMinor: dollars(6_750), annualMinor: 0n, balancingAllowanceMinor: dollars(1_400) },
    ]);
  });
});

describe('the van worked by hand', () => {
  const agreement: HirePurchaseAgreement = {
    from: VAN.deposit.on,
    amountMinor: minorOf(VAN.cost) - minorOf(VAN.deposit.amount),
    posted: Array.from({ length: VAN.instalments.count }, (_, index) => ({
      dueOn: addMonths(VAN.instalments.firstOn, index),
      amountMinor: minorOf(VAN.instalments.capital),
    })),
    planned: [],
  };
  const periodOf = (year: string) => ({
    from: `${year.slice(0, 4)}-04-01`,
    to: `${Number(year.slice(0, 4)) + 1}-03-31`,
  });
  const van = { name: 'Van', rate: VAN.rate, costMinor: minorOf(VAN.cost), proceedsMinor: null };
  const valueBefore = (index: number) => minorOf(VAN.years[index - 1]?.carriedForward ?? VAN.cost);

  it.each(VAN.years.map((worked, index) => ({ ...worked, index })))('$year', ({ index, year, outcome, ...amounts }) => {
    const { notPostedMinor, ...paid } = capitalPaid(agreement, van.costMinor, periodOf(year));
    expect([paid.paidMinor, notPostedMinor]).toEqual([minorOf(amounts.paid), 0n]);
    const result = hirePurchaseYear({ ...van, ...paid, broughtForwardMinor: valueBefore(index) });
    const { paid: _, ...expected } = amounts;
    expect(result).toMatchObject({ outcome, ...minorsOf(expected) });
  });

  it('is charged in its pool when it is sold after that', () => {
    const disposals = [{ costMinor: van.costMinor, proceedsMinor: minorOf(VAN.pool.proceeds) }];
    const pool = { rate: VAN.rate, broughtForwardMinor: valueBefore(3), additionsMinor: 0n, disposals };
    expect(poolYear(pool).balancingChargeMinor).toBe(minorOf(VAN.pool.charge));
  });

  it.each(['returned', 'sold'] as const)('%s in the second year', (outcome) => {
    const worked = VAN[outcome];
    const paidBeforeMinor = minorOf(VAN.years[0]?.paid ?? '');
    const [paidMinor, proceedsMinor] = [minorOf(worked.paid), minorOf(worked.proceeds)];
    const year = { ...van, broughtForwardMinor: valueBefore(1), paidBeforeMinor, paidMinor, proceedsMinor };
    expect(hirePurchaseYear(year)).toMatchObject({
      outcome,
      initialMinor: minorOf(worked.initial),
      annualMinor: 0n,
      balancingAllowanceMinor: minorOf(worked.allowance),
      balancingChargeMinor: minorOf(worked.charge),
      carriedForwardMinor: 0n,
    });
  });
});

describe('what an agreement says was paid', () => {
  const agreement: HirePurchaseAgreement = {
    from: '2024-04-01',
    amountMinor: 900n,
    posted: [
      { dueOn: '2024-05-01', amountMinor: 300n },
      { dueOn: '2025-04-01', amountMinor: 100n },
    ],
    planned: [
      { dueOn: '2025-03-01', amountMinor: 200n },
      { dueOn: '2025-05-01', amountMinor: 300n },
    ],
  };
  const year = { from: '2024-04-01', to: '2025-03-31' };

  it('counts the deposit and posted instalments of the period, and names what is due but not posted', () => {
    expect(capitalPaid(agreement, 1_000n, year)).toEqual({
      paidBeforeMinor: 0n,
      paidMinor: 400n,
      notPostedMinor: 200n,
    });
    const next = { from: '2025-04-01', to: '2026-03-31' };
    expect(capitalPaid(agreement, 1_000n, next)).toMatchObject({ paidBeforeMinor: 400n, paidMinor: 100n });
  });

  it('has no deposit where more than the cost is financed, and never counts more than the cost', () => {
    expect(capitalPaid(agreement, 250n, year)).toMatchObject({ paidBeforeMinor: 0n, paidMinor: 250n });
    const later = { from: '2025-04-01', to: '2026-03-31' };
    expect(capitalPaid(agreement, 350n, later)).toMatchObject({ paidBeforeMinor: 300n, paidMinor: 50n });
  });
});

describe('the end of a business', () => {
  it('balances what was paid with what was allowed', () => {
    const year: HirePurchaseYear = {
      name: 'Lathe',
      rate: '20',
      costMinor: 1_000n,
      broughtForwardMinor: 600n,
      paidBeforeMinor: 500n,
      paidMinor: 100n,
      proceedsMinor: null,
    };
    // 60 is allowed on 100; 600 paid less 460 allowed.
    expect(hirePurchaseYear(year, true)).toMatchObject({
      outcome: 'ceased',
      initialMinor: 60n,
      annualMinor: 0n,
      balancingAllowanceMinor: 140n,
      carriedForwardMinor: 0n,
    });
  });
});

interface Payment {
  readonly year: number;
  readonly amount: number;
}

/** The slow way: one payment after the other in decimals of dollars, until the cost is paid; every allowance rounded to cents. */
function slowHistory(terms: { rate: PoolRate; cost: number; years: number; payments: readonly Payment[] }) {
  const cost = new Decimal(terms.cost).div(100);
  let [value, open] = [cost, cost];
  return Array.from({ length: terms.years }, (_, year) => {
    let initial = new Decimal(0);
    for (const { amount } of terms.payments.filter((one) => one.year === year)) {
      const paid = Decimal.min(open, new Decimal(amount).div(100));
      open = open.minus(paid);
      initial = initial.plus(paid.times('0.6'));
    }
    initial = Decimal.min(value, initial.toDecimalPlaces(2, Decimal.ROUND_HALF_UP));
    value = value.minus(initial);
    const annual = value.times(terms.rate).div(100).toDecimalPlaces(2, Decimal.ROUND_HALF_UP);
    value = value.minus(annual);
    return [initial, annual, value].map((one) => one.toFixed(2));
  });
}

const cents = (amountMinor: bigint) => new Decimal(String(amountMinor)).div(100).toFixed(2);
const YEARS = 5;
const FIRST: Day = '2020-04-01';
const periodAt = (year: number) => ({
  from: addMonths(FIRST, 12 * year),
  to: `${2021 + year}-03-31`,
});

describe('any history of hire purchase', () => {
  const histories = fc.record({
    rate: fc.constantFrom(...POOL_RATES),
    cost: fc.integer({ min: 1, max: 900_000_00 }),
    financed: fc.integer({ min: 0, max: 100 }),
    payments: fc.array(
      fc.record({ month: fc.integer({ min: 0, max: 12 * YEARS - 1 }), amount: fc.integer({ min: 0, max: 90_000_00 }) }),
      { maxLength: 30 },
    ),
    proceeds: fc.option(fc.integer({ min: 0, max: 900_000_00 })),
  });

  it('has the figures of the slow oracle, and allows in the end what was paid and not received', () => {
    fc.assert(
      fc.property(histories, ({ rate, cost, financed, payments, proceeds }) => {
        const costMinor = BigInt(cost);
        const amountMinor = (costMinor * BigInt(financed)) / 100n;
        const agreement: HirePurchaseAgreement = {
          from: FIRST,
          amountMinor,
          posted: payments.map(({ month, amount }) => ({
            dueOn: addMonths(FIRST, month),
            amountMinor: BigInt(amount),
          })),
          planned: [],
        };
        const paid = Array.from({ length: YEARS }, (_, year) => capitalPaid(agreement, costMinor, periodAt(year)));
        const results = yearsOf({ rate, costMinor, paidMinor: paid.map(({ paidMinor }) => paidMinor) });
        const deposit = { year: 0, amount: cost - Number(amountMinor) };
        const slow = slowHistory({
          rate,
          cost,
          years: YEARS,
          payments: [deposit, ...payments.map(({ month, amount }) => ({ year: Math.floor(month / 12), amount }))],
        });
        expect(results.map((one) => [one.initialMinor, one.annualMinor, one.carriedForwardMinor].map(cents))).toEqual(
          slow,
        );
        const given = results.reduce((sum, one) => sum + one.initialMinor + one.annualMinor, 0n);
        expect(given + (results.at(-1)?.carriedForwardMinor ?? 0n)).toBe(costMinor);

        const proceedsMinor = BigInt(proceeds ?? 0);
        const ended = yearsOf({ rate, costMinor, paidMinor: paid.map(({ paidMinor }) => paidMinor) }, proceedsMinor);
        const net = ended.reduce(
          (sum, one) =>
            sum + one.initialMinor + one.annualMinor + one.balancingAllowanceMinor - one.balancingChargeMinor,
          0n,
        );
        const paidMinor = paid.reduce((sum, one) => sum + one.paidMinor, 0n);
        const received = proceedsMinor < costMinor ? proceedsMinor : costMinor;
        // The charge is at most what was allowed.
        expect(net).toBe(paidMinor > received ? paidMinor - received : 0n);
      }),
      { numRuns: 400, seed: 37 },
    );
  });
});
