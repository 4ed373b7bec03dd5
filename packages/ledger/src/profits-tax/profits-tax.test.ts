import { describe, expect, it } from 'vitest';
import type { Day } from '../calendar/index.ts';
import { proposeAdjustments } from './adjustments.ts';
import { computeProfitsTax, type TaxInput } from './compute.ts';
import { allowancePeriod, basisPeriodFault, isWholeYear } from './period.ts';

const input: TaxInput = {
  basisPeriod: { from: '2024-04-01', to: '2025-03-31' },
  entity: 'corporation',
  lowerTier: true,
  isCessation: false,
  profitBeforeTaxMinor: 250_000_000n,
  adjustments: [],
  pools: [],
  hirePurchase: [],
  buildings: [],
  prescribedMinor: 0n,
  prescribedDisposals: [],
  lossBroughtForwardMinor: 0n,
  donationsClaimedMinor: 0n,
  provisionalMinor: 0n,
};
const compute = (over: Partial<TaxInput> = {}) => computeProfitsTax({ ...input, ...over });

describe('a computation', () => {
  it('goes from the profit before tax to the tax, line by line', () => {
    const result = compute({
      adjustments: [
        { kind: 'depreciation', amountMinor: 10_000_000n },
        { kind: 'bank_interest', amountMinor: 2_000_000n },
      ],
      pools: [{ rate: '30', broughtForwardMinor: 20_000_000n, additionsMinor: 10_000_000n, disposals: [] }],
      prescribedMinor: 5_000_000n,
      lossBroughtForwardMinor: 20_000_000n,
      donationsClaimedMinor: 1_000_000n,
      provisionalMinor: 10_000_000n,
    });
    // 2,500,000 + 100,000 - 20,000 = 2,580,000; less 60,000 initial, 72,000 annual, 50,000 prescribed = 2,398,000;
    // less donations 10,000 and losses 200,000 = 2,188,000: 165,000 on two million, 31,020 on 188,000; less 1,500.
    expect(result).toMatchObject({
      adjustedMinor: 258_000_000n,
      allowancesMinor: 18_200_000n,
      afterAllowancesMinor: 239_800_000n,
      lossUsedMinor: 20_000_000n,
      lossCarriedForwardMinor: 0n,
      assessableMinor: 218_800_000n,
      taxMinor: 19_602_000n,
      reductionMinor: 150_000n,
      payableMinor: 19_452_000n,
      balanceMinor: 9_452_000n,
      nextProvisionalMinor: 19_602_000n,
    });
    expect(result.lines.map(({ key }) => key)).toEqual([
      'profit_before_tax',
      'adjustment_depreciation',
      'adjustment_bank_interest',
      'adjusted',
      'initial_allowance',
      'annual_allowance',
      'prescribed_assets',
      'after_allowances',
      'donations_deducted',
      'loss_set_off',
      'assessable',
      'loss_carried_forward',
      'tax',
      'reduction',
      'payable',
      'provisional_paid',
      'balance',
      'next_provisional',
    ]);
  });

  it('carries a loss forward with those of before; donations do not increase it', () => {
    const result = compute({
      profitBeforeTaxMinor: -5_000_000n,
      lossBroughtForwardMinor: 1_000_000n,
      donationsClaimedMinor: 400n,
    });
    expect(result).toMatchObject({
      lossCarriedForwardMinor: 6_000_000n,
      assessableMinor: 0n,
      taxMinor: 0n,
      donationsMinor: 0n,
    });
  });

  it('does not take off a reduction that is only proposed, and says what it would be', () => {
    const proposed = compute({ basisPeriod: { from: '2025-04-01', to: '2026-03-31' } });
    expect(proposed).toMatchObject({ reductionMinor: 0n, proposedReductionMinor: 300_000n });
  });

  it('uses the rates of unincorporated businesses, and one rate where the lower tier is used elsewhere', () => {
    const year = { basisPeriod: { from: '2022-04-01', to: '2023-03-31' } };
    expect(compute({ ...year, entity: 'unincorporated' }).taxMinor).toBe(22_500_000n);
    expect(compute({ ...year, lowerTier: false }).taxMinor).toBe(41_250_000n);
  });

  it('is refunded if more provisional tax was charged', () => {
    expect(compute({ provisionalMinor: 100_000_000n }).balanceMinor).toBeLessThan(0n);
  });

  it('marks each line whose rule is not confirmed', () => {
    const { lines } = compute({
      pools: [{ rate: '10', broughtForwardMinor: 100n, additionsMinor: 0n, disposals: [] }],
      prescribedMinor: 5n,
    });
    const confirmed = new Map(lines.map((line) => [line.key, line.confirmed]));
    const keys = ['annual_allowance', 'prescribed_assets', 'tax', 'next_provisional'];
    expect(keys.map((key) => confirmed.get(key))).toEqual([true, false, true, false]);
  });
});

describe('a basis period', () => {
  const cases: [Day, Day, Day | null, string | null][] = [
    ['2024-04-01', '2025-03-31', null, null],
    ['2024-10-01', '2025-03-31', null, null],
    ['2023-10-01', '2025-03-31', null, 'too_long 2024-09-30'],
    ['2023-10-01', '2025-03-31', '2023-10-01', null],
    ['2023-09-30', '2025-03-31', '2023-10-01', 'too_long 2025-03-29'],
    ['2023-10-01', '2025-03-31', '2020-01-01', 'too_long 2024-09-30'],
    ['2023-10-01', '2025-03-31', '2025-03-31', null],
    ['2023-10-01', '2025-03-31', '2025-04-01', 'too_long 2024-09-30'],
    ['2024-04-01', '2025-04-01', null, 'other_year'],
    ['2025-03-31', '2025-03-30', null, 'ends_before_it_begins'],
  ];
  it.each(cases)('%s to %s of a business of %s: %s', (from, to, commencedOn, expected) => {
    const fault = basisPeriodFault({ from, to }, '2024/25', commencedOn);
    const text = fault === null ? null : [fault.fault, ...('maxTo' in fault ? [fault.maxTo] : [])].join(' ');
    expect(text).toBe(expected);
  });

  it('has the expenditure that the period before it did not have', () => {
    const period = { from: '2024-07-01', to: '2025-06-30' };
    expect(allowancePeriod(period, null)).toEqual(period);
    expect(allowancePeriod(period, '2024-06-30')).toEqual(period);
    expect(allowancePeriod(period, '2024-12-31')).toEqual({ from: '2025-01-01', to: '2025-06-30' });
    expect(allowancePeriod(period, '2024-03-31')).toEqual({ from: '2024-04-01', to: '2025-06-30' });
    expect(allowancePeriod(period, '2025-06-30')).toEqual(period);
  });

  it('is a whole year also over a leap day', () => {
    expect(isWholeYear({ from: '2023-03-01', to: '2024-02-29' })).toBe(true);
    expect(isWholeYear({ from: '2023-03-01', to: '2024-02-28' })).toBe(false);
  });
});

describe('proposed adjustments', () => {
  const of = (
    name: string,
    netMinor: bigint,
    over: Partial<Parameters<typeof proposeAdjustments>[0][number]> = {},
  ) => ({
    code: name.slice(0, 4),
    name,
    section: 'operating_expenses',
    type: 'expense',
    netMinor,
    ...over,
  });

  it('follow from the names of accounts, one for each kind', () => {
    expect(
      proposeAdjustments([
        of('Depreciation', 500n),
        of('折舊 - 傢俬', 200n),
        of('Entertainment', 300n),
        of('Charitable donations', 40n),
        of('Fines and penalties', 9n),
        of('Loss on disposal', 77n),
        of('Interest income', -60n, { type: 'revenue', section: 'other_income' }),
        of('Rent', 1_000n),
        of('Bank', 1_000n, { type: 'asset' }),
      ]),
    ).toEqual([
      { kind: 'depreciation', amountMinor: 700n, accounts: ['Depr', '折舊 -'] },
      { kind: 'entertainment', amountMinor: 300n, accounts: ['Ente'] },
      { kind: 'donations', amountMinor: 40n, accounts: ['Char'] },
      { kind: 'fines', amountMinor: 9n, accounts: ['Fine'] },
      { kind: 'capital_loss', amountMinor: 77n, accounts: ['Loss'] },
      { kind: 'bank_interest', amountMinor: 60n, accounts: ['Inte'] },
    ]);
  });

  it('follow from the accounts of the register, whatever they are called', () => {
    const assets = { depreciation: new Set(['Wear']), disposal: new Set(['Sold']) };
    const movements = [of('Wear of machines', 30n), of('Sold machines', -8n), of('Depreciation', 5n)];
    expect(proposeAdjustments(movements, assets)).toEqual([
      { kind: 'depreciation', amountMinor: 35n, accounts: ['Wear', 'Depr'] },
      { kind: 'capital_gain', amountMinor: 8n, accounts: ['Sold'] },
    ]);
    expect(proposeAdjustments([of('Wear of machines', -30n)], assets)).toEqual([]);
    expect(proposeAdjustments([of('Sold machines', 8n)], assets)).toMatchObject([{ kind: 'capital_loss' }]);
  });

  it('deduct a gain on disposal, and propose nothing for accounts without movement', () => {
    expect(proposeAdjustments([of('Gain or loss on disposal of fixed assets', -80n), of('Depreciation', 0n)])).toEqual([
      { kind: 'capital_gain', amountMinor: 80n, accounts: ['Gain'] },
    ]);
  });
});
