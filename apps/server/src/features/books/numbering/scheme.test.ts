import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gapsOf } from './gaps.ts';
import { countOf, frameOf, matcherOf, numberAt, seriesOf } from './scheme.ts';

describe('a pattern', () => {
  it.each([
    ['INV-{####}', '2026-03-01', 7, 'INV-0007', 'INV'],
    ['INV-{####}', '2026-03-01', 12345, 'INV-12345', 'INV'],
    ['INV-{YYYY}-{###}', '2026-03-01', 6, 'INV-2026-006', 'INV-2026-{#}'],
    ['{YY}{MM}/{##}', '2026-03-01', 6, '2603/06', '2603/{#}'],
    ['發票{#}號', '2026-03-01', 6, '發票6號', '發票{#}號'],
    ['A+{#}.x', '2026-03-01', 1, 'A+1.x', 'A+{#}.x'],
  ])('%s on %s gives count %i as %s, counted in %s', (pattern, day, count, number, series) => {
    const frame = frameOf(pattern, day);
    expect(numberAt(frame, count)).toBe(number);
    expect(seriesOf(frame)).toBe(series);
    expect(countOf(frame, number)).toBe(count);
    expect(matcherOf(pattern)(number)?.count).toBe(count);
  });

  it.each(['INV-2025-006', 'INV-2026-', 'inv-2026-006', 'INV-2026-0000000006', 'INV-2026-6A', 'INV-2026-٦'])(
    'INV-{YYYY}-{###} of 2026 does not count %s',
    (number) => {
      expect(countOf(frameOf('INV-{YYYY}-{###}', '2026-01-01'), number)).toBeNull();
    },
  );
});

describe('gaps', () => {
  it('are reported by period, with the date of the document before each gap', () => {
    const used = [
      { number: 'INV-2026-004', day: '2026-02-01' },
      { number: 'INV-2025-009', day: '2025-12-01' },
      { number: 'INV-2025-012', day: '2025-12-31' },
      { number: 'INV-2026-001', day: '2026-01-05' },
      { number: 'INV-2026-002', day: null },
      { number: 'CN-2026-009', day: '2026-01-05' },
      { number: 'INV-2026-002', day: '2026-01-06' },
    ];
    expect(gapsOf('INV-{YYYY}-{###}', used)).toEqual({
      used: 5,
      missing: 3,
      runs: [
        { from: 'INV-2025-010', to: 'INV-2025-011', count: 2, after: '2025-12-01' },
        { from: 'INV-2026-003', to: 'INV-2026-003', count: 1, after: null },
      ],
    });
    expect(gapsOf('INV-{####}', [])).toEqual({ used: 0, missing: 0, runs: [] });
  });

  it('are the numbers one finds missing by looking at each', () => {
    const counts = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 });
    fc.assert(
      fc.property(counts, (taken) => {
        const gaps = gapsOf(
          'N{#}',
          taken.map((count) => ({ number: `N${count}`, day: null })),
        );
        const missing: number[] = [];
        for (let count = Math.min(...taken); count < Math.max(...taken); count += 1)
          if (!taken.includes(count)) missing.push(count);
        const told = gaps.runs.flatMap(({ from, count }) =>
          Array.from({ length: count }, (_, index) => Number(from.slice(1)) + index),
        );
        expect(told).toEqual(missing);
        expect(gaps).toMatchObject({ used: new Set(taken).size, missing: missing.length });
      }),
    );
  });

  it('are found among 100,000 numbers, and however far a mistyped one is off', () => {
    const used = Array.from({ length: 100_000 }, (_, index) => ({ number: `INV-${2 * index + 1}`, day: null }));
    const gaps = gapsOf('INV-{####}', [...used, { number: 'INV-999999999', day: null }]);
    expect(gaps).toMatchObject({ used: 100_001, missing: 999_999_999 - 100_001 });
    expect(gaps.runs).toHaveLength(100_000);
  });
});
