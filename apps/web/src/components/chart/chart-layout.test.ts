import { describe, expect, it } from 'vitest';
import type { ChartSeries } from './bars-chart.tsx';
import { labelsOf, layoutOf, ticksOf } from './chart-layout.ts';

describe('the figures at the left', () => {
  it.each([
    [0, 0, [0, 1, 2, 3, 4]],
    [0, 4, [0, 1, 2, 3, 4]],
    [0, 100_000, [0, 25_000, 50_000, 75_000, 100_000]],
    [0, 310_000, [0, 80_000, 160_000, 240_000, 320_000]],
    [-40, 100, [-40, 0, 40, 80, 120]],
    [-8_000, 0, [-8_000, -6_000, -4_000, -2_000, 0]],
    [0, 0.3, [0, 0.075, 0.15, 0.225, 0.3]],
  ])('from %d to %d are %j', (lowest, highest, ticks) => {
    expect(ticksOf(lowest, highest)).toEqual(ticks);
  });
});

const series = (...keys: string[]): ChartSeries[] =>
  keys.map((key) => ({ key, label: key, color: 'red', kind: key === 'left' ? 'line' : 'bar' }));

describe('bars', () => {
  it('of a bucket have places next to each other, from zero up or down', () => {
    const { bars, band } = layoutOf([{ a: 4, b: -4 }, { a: 2 }], series('a', 'b'), false, 250);
    expect(band).toBe(100);
    expect(bars).toEqual([
      { key: 'a', index: 0, x: 70, y: 6, width: 11, height: 82 },
      { key: 'a', index: 1, x: 170, y: 47, width: 11, height: 41 },
      { key: 'b', index: 0, x: 111, y: 88, width: 11, height: 82 },
    ]);
  });

  it('of a stacked chart lie on each other, and hang below zero', () => {
    const { bars } = layoutOf([{ a: 2, b: 2, c: -4 }], series('a', 'b', 'c'), true, 150);
    expect(bars.map(({ y, height }) => [y, height])).toEqual([
      [47, 41],
      [6, 41],
      [88, 82],
    ]);
    expect(new Set(bars.map(({ x }) => x)).size).toBe(1);
  });

  it('leave room for a line above them', () => {
    const { yOf } = layoutOf([{ a: 1, left: 8 }], series('a', 'left'), true, 150);
    expect([yOf(8), yOf(0)]).toEqual([6, 170]);
  });
});

describe('labels', () => {
  const shown = (width: number) =>
    labelsOf([30, 30, 30, 30], (index) => 46 + (width - 50) * ((index + 0.5) / 4), width);

  it('are all shown where there is room', () => {
    expect(shown(250).map(({ index }) => index)).toEqual([0, 1, 2, 3]);
  });

  it('are fewer where there is not; the first and the last stay, inside the chart', () => {
    expect(shown(130)).toEqual([
      { index: 0, x: 61 },
      { index: 3, x: 111 },
    ]);
  });
});
