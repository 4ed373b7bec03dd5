import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BankFileLine } from './bank-file.ts';
import { movementOf, outAndIn, textOfUnits, unitsOf } from './exact.ts';
import { linesOldestFirst } from './plain-file.ts';

describe('units of 10^-8', () => {
  it.each([
    ['0', 0n],
    ['1', 100_000_000n],
    ['-1.5', -150_000_000n],
    ['0.00000001', 1n],
    ['-0.00000001', -1n],
    ['1.123456789', 112_345_678n],
    ['007.10', 710_000_000n],
    ['5.', 500_000_000n],
    ['9999999999999.99', 999_999_999_999_999_000_000n],
  ])('%s is %s', (text, units) => expect(unitsOf(text)).toBe(units));

  it.each([
    [0n, '0.00'],
    [1n, '0.00000001'],
    [-1n, '-0.00000001'],
    [100_000_000n, '1.00'],
    [150_000_000n, '1.50'],
    [123_450_000n, '1.2345'],
    [-99_999_999_999n, '-999.99999999'],
  ])('%s is written %s', (units, text) => expect(textOfUnits(units)).toBe(text));

  it('are read back from their text, and split into out and in', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 22n), max: 10n ** 22n }), (units) => {
        expect(unitsOf(textOfUnits(units))).toBe(units);
        const sides = outAndIn(units);
        expect(movementOf(sides)).toBe(units);
        expect((sides.out === null) !== (sides.in === null)).toBe(true);
        expect(sides.out ?? sides.in ?? '-').not.toMatch(/^-/u);
      }),
    );
  });
});

describe('linesOldestFirst', () => {
  const line = (date: string, row: number): BankFileLine => ({
    row,
    date,
    valueDate: null,
    payee: null,
    description: '',
    reference: null,
    out: '1.00',
    in: null,
    balance: null,
  });
  const order = (...days: readonly string[]): (number | null)[] =>
    linesOldestFirst(days.map((day, row) => line(day, row))).map(({ row }) => row);

  it.each([
    ['none', [], []],
    ['one', ['2026-01-01'], [0]],
    ['oldest first', ['2026-01-01', '2026-01-01', '2026-01-02'], [0, 1, 2]],
    ['newest first, the rows of a day turned too', ['2026-01-02', '2026-01-01', '2026-01-01'], [2, 1, 0]],
    ['mixed', ['2026-01-02', '2026-01-01', '2026-01-03'], [1, 0, 2]],
    ['all of one day', ['2026-01-01', '2026-01-01'], [0, 1]],
    ['over the turn of the year', ['2026-01-01', '2025-12-31'], [1, 0]],
  ])('%s', (_, days, rows) => expect(order(...days)).toEqual(rows));
});
