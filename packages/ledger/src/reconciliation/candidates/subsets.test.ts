import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { subsetsThatSum } from './subsets.ts';

/** Tries every choice there is. */
function everyChoice(amounts: readonly bigint[], targetMinor: bigint): number[][] {
  return Array.from({ length: 2 ** amounts.length }, (_, mask) =>
    amounts.flatMap((_amount, n) => ((mask >> n) & 1 ? [n] : [])),
  )
    .filter((indexes) => indexes.length >= 2 && indexes.length <= 10)
    .filter((indexes) => indexes.reduce((sum, n) => sum + (amounts[n] ?? 0n), 0n) === targetMinor);
}

describe('choices that sum', () => {
  it('are found whenever there is one, and only such', () => {
    const amounts = fc.array(fc.bigInt({ min: 1n, max: 30n }), { maxLength: 11 });
    fc.assert(
      fc.property(amounts, fc.bigInt({ min: 1n, max: 120n }), (given, target) => {
        const found = subsetsThatSum(given, target).map(({ indexes }) => indexes.join());
        const wanted = everyChoice(given, target).map((indexes) => indexes.join());
        expect(wanted).toEqual(expect.arrayContaining(found));
        expect(found.length).toBe(Math.min(4, Math.max(found.length, wanted.length)));
      }),
    );
  });

  it('prefer the oldest, then neighbours', () => {
    expect(subsetsThatSum([1n, 2n, 3n, 3n], 3n).map(({ shape }) => shape)).toEqual(['oldest']);
    expect(subsetsThatSum([9n, 1n, 2n, 7n], 10n).map(({ indexes, shape }) => [indexes, shape])).toEqual([
      [[0, 1], 'oldest'],
      [[1, 2, 3], 'run'],
    ]);
  });

  it('stay bounded among thousands', () => {
    const many = Array.from({ length: 5_000 }, (_, n) => BigInt(1_000 + n));
    expect(subsetsThatSum(many, 2_001n)).toEqual([{ indexes: [0, 1], shape: 'oldest' }]);
  });
});
