import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type LoanTerms, loanInstalments } from './index.ts';

const terms: LoanTerms = {
  capitalMinor: 120_000_00n,
  yearlyRatePercent: '6',
  instalments: 12,
  firstOn: '2026-04-30',
  method: 'fixed_instalment',
};

describe('a loan', () => {
  it('with a fixed instalment pays the annuity, and the last payment the rest', () => {
    // 120,000 × 0.005 × 1.005^12 ÷ (1.005^12 − 1) = 10,327.97 to the cent.
    const lines = loanInstalments(terms);
    const paid = lines.map(({ interestMinor, capitalMinor }) => interestMinor + capitalMinor);
    expect(new Set(paid.slice(0, -1))).toEqual(new Set([10_327_97n]));
    expect(lines[0]).toEqual({
      dueOn: '2026-04-30',
      interestMinor: 600_00n,
      capitalMinor: 9_727_97n,
      leftMinor: 110_272_03n,
    });
    expect([lines[10]?.dueOn, lines[11]?.leftMinor]).toEqual(['2027-02-28', 0n]);
  });

  it('with equal capital pays less interest each month', () => {
    const lines = loanInstalments({ ...terms, capitalMinor: 1_000_00n, instalments: 3, method: 'equal_capital' });
    expect(lines.map(({ interestMinor, capitalMinor }) => [interestMinor, capitalMinor])).toEqual([
      [500n, 333_33n],
      [333n, 333_33n],
      [167n, 333_34n],
    ]);
  });

  it('at a flat rate pays the same each month, with the interest of the constant rate on what is owed', () => {
    // 5 % of 100,000 for a year are 5,000; 12 payments of 8,750 repay it at 0.7587184 % a month.
    const flat = { capitalMinor: 100_000_00n, yearlyRatePercent: '5', instalments: 12, method: 'flat_rate' } as const;
    const lines = loanInstalments({ ...terms, ...flat });
    expect(lines.map(({ interestMinor }) => interestMinor)).toEqual([
      758_72n,
      698_09n,
      637_00n,
      575_44n,
      513_42n,
      450_93n,
      387_96n,
      324_52n,
      260_59n,
      196_18n,
      131_28n,
      65_87n,
    ]);
    const paid = lines.map(({ interestMinor, capitalMinor }) => interestMinor + capitalMinor);
    expect(new Set(paid)).toEqual(new Set([8_750_00n]));
    expect(lines.at(-1)?.leftMinor).toBe(0n);
  });

  it('at a flat rate repays its capital and the flat interest, and pays never less than nothing', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 10_000 }),
        fc.integer({ min: 1, max: 120 }),
        (capitalMinor, hundredths, instalments) => {
          const yearlyRatePercent = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
          const lines = loanInstalments({
            ...terms,
            capitalMinor,
            yearlyRatePercent,
            instalments,
            method: 'flat_rate',
          });
          const sumOf = (pick: 'interestMinor' | 'capitalMinor') => lines.reduce((sum, line) => sum + line[pick], 0n);
          expect(sumOf('capitalMinor')).toBe(capitalMinor);
          const off = 2n * (sumOf('interestMinor') * 120_000n - capitalMinor * BigInt(hundredths * instalments));
          expect(off <= 120_000n && off >= -120_000n).toBe(true);
          expect(lines.every((line) => line.interestMinor >= 0n && line.capitalMinor >= 0n)).toBe(true);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('without interest is shared out', () => {
    const lines = loanInstalments({ ...terms, yearlyRatePercent: '0' });
    expect(lines.every(({ interestMinor, capitalMinor }) => interestMinor === 0n && capitalMinor === 10_000_00n)).toBe(
      true,
    );
  });

  it.each([
    ['no capital', 'amount_not_positive', { capitalMinor: 0n }],
    ['no payments', 'amount_not_positive', { instalments: 0 }],
    ['more than 50 years', 'schedule_too_long', { instalments: 601 }],
    ['a negative rate', 'bad_rate', { yearlyRatePercent: '-1' }],
    ['a rate above 100 percent', 'bad_rate', { yearlyRatePercent: '101' }],
    ['a rate that is no number', 'bad_decimal', { yearlyRatePercent: 'x' }],
  ])('with %s is rejected', (_, code, over) => {
    expect(() => loanInstalments({ ...terms, ...over })).toThrow(code);
  });

  it('repays exactly its capital, and its interest follows from the capital owed', () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 1n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 6_000 }),
        fc.integer({ min: 1, max: 360 }),
        fc.constantFrom('fixed_instalment' as const, 'equal_capital' as const),
        (capitalMinor, hundredths, instalments, method) => {
          const yearlyRatePercent = `${Math.floor(hundredths / 100)}.${String(hundredths % 100).padStart(2, '0')}`;
          let owed = capitalMinor;
          for (const line of loanInstalments({ ...terms, capitalMinor, yearlyRatePercent, instalments, method })) {
            // Twice the difference to the exact interest is at most one minor unit.
            const off = 2n * (line.interestMinor * 120_000n - owed * BigInt(hundredths));
            expect(off <= 120_000n && off >= -120_000n).toBe(true);
            owed -= line.capitalMinor;
            expect([line.leftMinor, line.leftMinor >= 0n]).toEqual([owed, true]);
          }
          expect(owed).toBe(0n);
        },
      ),
      { numRuns: 60 },
    );
  });
});
