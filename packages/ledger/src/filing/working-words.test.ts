import { describe, expect, it } from 'vitest';
import { ADJUSTMENT_KINDS, computeProfitsTax, type TaxInput } from '../profits-tax/index.ts';
import { wordsOfLine } from './working-words.ts';

const asset = { name: 'Copier', rate: '20', costMinor: 100n, broughtForwardMinor: 50n, paidBeforeMinor: 40n } as const;
const building = { kind: 'industrial', name: 'Workshop', costMinor: 90n, isFirstYear: false } as const;
const input: TaxInput = {
  basisPeriod: { from: '2024-04-01', to: '2025-03-31' },
  entity: 'corporation',
  lowerTier: true,
  isCessation: false,
  profitBeforeTaxMinor: 1_000_000n,
  adjustments: ADJUSTMENT_KINDS.map((kind) => ({ kind, amountMinor: 1n })),
  pools: [
    { rate: '10', broughtForwardMinor: 10n, additionsMinor: 10n, disposals: [] },
    { rate: '20', broughtForwardMinor: 0n, additionsMinor: 0n, disposals: [{ costMinor: 5n, proceedsMinor: 5n }] },
  ],
  hirePurchase: [
    { ...asset, paidMinor: 20n, proceedsMinor: null },
    { ...asset, paidMinor: 60n, proceedsMinor: null },
    { ...asset, paidMinor: 20n, proceedsMinor: 0n },
    { ...asset, paidMinor: 20n, proceedsMinor: 100n },
    { ...asset, broughtForwardMinor: 100n, paidMinor: 20n, proceedsMinor: 0n },
  ],
  buildings: [
    { ...building, residueMinor: 50n, proceedsMinor: null },
    { ...building, residueMinor: 50n, proceedsMinor: 90n },
  ],
  prescribedMinor: 5n,
  prescribedDisposals: [{ costMinor: 5n, proceedsMinor: 5n }],
  lossBroughtForwardMinor: 5n,
  donationsClaimedMinor: 5n,
  provisionalMinor: 5n,
};

describe('the lines of a working', () => {
  const keys = [input, { ...input, isCessation: true }].flatMap((one) =>
    computeProfitsTax(one).lines.map(({ key }) => key),
  );

  it('are all of the kinds there are', () => {
    expect(keys).toEqual(
      expect.arrayContaining([
        'balancing_allowance',
        'balancing_charge',
        'hp_initial_allowance',
        'hp_annual_allowance',
        'hp_last_annual_allowance',
        'hp_balancing_allowance',
        'hp_balancing_charge',
        'building_charge',
        'reduction',
      ]),
    );
  });

  it.each([...new Set(keys)])('%s has words in both languages in the filed computation', (key) => {
    const { label } = wordsOfLine(key);
    expect([label.en, label.zh].every((words) => words !== '' && words !== key)).toBe(true);
  });
});
