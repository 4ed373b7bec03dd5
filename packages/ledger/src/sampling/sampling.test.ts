import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawFrom } from './generator.ts';
import { comparePlaces, populationText, populationTotals, type SamplingItem } from './population.ts';
import { drawSample, MAX_SAMPLE_ITEMS, type SamplingPlan, samplingFault } from './sample.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');
const itemsOf = (amounts: readonly number[]): SamplingItem[] =>
  amounts.map((amount, index) => ({ entryNumber: BigInt(index + 1), lineNo: 1, amountMinor: BigInt(amount) }));
const amounts = fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 40 });
const seeds = fc.string({ minLength: 1, maxLength: 20 });

/** The numbers of the generator by its description alone, for a limit far below 2^256, where no number is skipped in practice. */
const naiveDraws = (seed: string, below: number, count: number) =>
  Array.from({ length: count }, (_, index) => Number(BigInt(`0x${sha256(`${seed},${index + 1}`)}`) % BigInt(below)));

describe('the generator', () => {
  it('takes SHA-256 of seed and counter modulo the limit', () => {
    const draw = drawFrom('folio', sha256);
    expect([draw(1000n), draw(1000n), draw(1000n)].map(Number)).toEqual(naiveDraws('folio', 1000, 3));
  });

  it('skips numbers that would make some results more probable', () => {
    const hashes = ['f'.repeat(64), '5'.padStart(64, '0')];
    const texts: string[] = [];
    const draw = drawFrom('s', (text) => {
      texts.push(text);
      return hashes[texts.length - 1] ?? '';
    });
    expect(draw(3n)).toBe(2n);
    expect(texts).toEqual(['s,1', 's,2']);
  });

  it('needs a possibility', () => {
    expect(() => drawFrom('s', sha256)(0n)).toThrow(RangeError);
  });
});

describe('a random sample', () => {
  it('is the first different numbers of the generator, the same for the same seed', () => {
    fc.assert(
      fc.property(amounts, seeds, fc.nat(), (some, seed, wish) => {
        const items = itemsOf(some);
        const size = (wish % items.length) + 1;
        const plan: SamplingPlan = { method: 'random', size, seed };
        const drawn = drawSample(items, plan, sha256);
        const oracle = [...new Set(naiveDraws(seed, items.length, 2_000))].slice(0, size);
        expect(drawn.map(({ position }) => position)).toEqual(oracle);
        expect(drawSample(items, plan, sha256)).toEqual(drawn);
      }),
      { numRuns: 50 },
    );
  });
});

describe('a monetary unit sample', () => {
  /** Counts every unit of every item, one at a time. */
  function naive(items: readonly SamplingItem[], intervalMinor: number, seed: string) {
    const first = (naiveDraws(seed, intervalMinor, 1)[0] ?? 0) + 1;
    const hits = items.map(() => 0);
    let unit = 0;
    for (const [position, { amountMinor }] of items.entries())
      for (let counted = 0n; counted < amountMinor; counted += 1n) {
        unit += 1;
        if (unit >= first && (unit - first) % intervalMinor === 0) hits[position] = (hits[position] ?? 0) + 1;
      }
    return hits.flatMap((count, position) => (count > 0 ? [{ position, hits: count }] : []));
  }

  it('contains the items of every interval-th unit', () => {
    fc.assert(
      fc.property(amounts, seeds, fc.integer({ min: 1, max: 500 }), (some, seed, interval) => {
        const items = itemsOf(some);
        const plan: SamplingPlan = { method: 'monetary_unit', intervalMinor: BigInt(interval), seed };
        expect(drawSample(items, plan, sha256)).toEqual(naive(items, interval, seed));
      }),
    );
  });

  it('contains every item of the interval or more, whatever the seed', () => {
    fc.assert(
      fc.property(amounts, seeds, fc.integer({ min: 1, max: 400 }), (some, seed, interval) => {
        const plan: SamplingPlan = { method: 'monetary_unit', intervalMinor: BigInt(interval), seed };
        const drawn = new Set(drawSample(itemsOf(some), plan, sha256).map(({ position }) => position));
        expect(
          some.flatMap((amount, position) => (amount >= interval && !drawn.has(position) ? [position] : [])),
        ).toEqual([]);
      }),
    );
  });
});

describe('the largest items', () => {
  it('are those at the front of a sorted list, equal amounts in the order of the population', () => {
    fc.assert(
      fc.property(amounts, fc.nat(), (some, wish) => {
        const size = (wish % some.length) + 1;
        const left = some.map((amount, position) => ({ amount, position }));
        const oracle = Array.from({ length: size }, () => {
          const best = left.reduce((one, other) => (other.amount > one.amount ? other : one));
          left.splice(left.indexOf(best), 1);
          return best.position;
        });
        const drawn = drawSample(itemsOf(some), { method: 'largest', size }, sha256);
        expect(drawn.map(({ position }) => position)).toEqual(oracle);
      }),
    );
  });
});

describe('what cannot be drawn', () => {
  const totals = { count: 5_000, totalMinor: 100_000_000n };
  const largest = (size: number): SamplingPlan => ({ method: 'largest', size });
  const unit = (intervalMinor: bigint): SamplingPlan => ({ method: 'monetary_unit', intervalMinor, seed: 's' });

  it.each([
    ['an empty population', largest(1), { count: 0, totalMinor: 0n }, 'empty'],
    ['no item', largest(0), totals, 'size'],
    ['more items than there are', largest(6), { count: 5, totalMinor: 9n }, 'size'],
    ['more items than a sample may have', largest(MAX_SAMPLE_ITEMS + 1), totals, 'too_many'],
    ['an interval of zero', unit(0n), totals, 'interval'],
    ['an interval above the total', unit(100_000_001n), totals, 'interval'],
    ['an interval that could hit too many items', unit(50_000n), totals, 'too_many'],
  ] as const)('%s', (_, plan, of, fault) => {
    expect(samplingFault(plan, of)).toBe(fault);
  });

  it('accepts the limits', () => {
    expect(samplingFault(largest(MAX_SAMPLE_ITEMS), totals)).toBeNull();
    expect(samplingFault(unit(100_000n), totals)).toBeNull();
    expect(samplingFault(unit(1n), { count: 2, totalMinor: 5_000n })).toBeNull();
  });
});

describe('a population', () => {
  it('has an order, totals and a text', () => {
    const items = [
      { entryNumber: 10n, lineNo: 1, amountMinor: 5n },
      { entryNumber: 2n, lineNo: 2, amountMinor: 7n },
      { entryNumber: 2n, lineNo: 1, amountMinor: 1n },
    ].sort(comparePlaces);
    expect(populationText(items)).toBe('2/1 1\n2/2 7\n10/1 5\n');
    expect(populationTotals(items)).toEqual({ count: 3, totalMinor: 13n });
  });
});
