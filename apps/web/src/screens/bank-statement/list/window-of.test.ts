import { describe, expect, it } from 'vitest';
import { heightOf, rowAt, topOf, windowOf } from './window-of.ts';

const rows = { count: 50_000, rowPx: 60, openAt: 2, openPx: 100 };

describe('rows of which one is open', () => {
  it.each([
    [0, 0],
    [2, 120],
    [3, 280],
    [50_000, 3_000_100],
  ])('row %i begins at %i px', (index, px) => expect(topOf(rows, index)).toBe(px));
  it.each([
    [0, 0],
    [119, 1],
    [120, 2],
    [279, 2],
    [280, 3],
    [339, 3],
    [340, 4],
  ])('%i px from the top lies row %i', (px, index) => expect(rowAt(rows, px)).toBe(index));
  it('every row is found where it begins and ends', () => {
    for (let index = 0; index < 500; index++) {
      expect(rowAt(rows, topOf(rows, index))).toBe(index);
      expect(rowAt(rows, topOf(rows, index + 1) - 1)).toBe(index);
    }
  });
  it('without an open row all are equal', () => {
    const closed = { ...rows, openAt: -1 };
    expect(heightOf(closed)).toBe(3_000_000);
    expect(rowAt(closed, 600)).toBe(10);
  });
});

describe('the window', () => {
  it.each([0, 100, 5_000, 1_499_999, 2_999_000])('at %i px covers what is in sight, and little more', (px) => {
    const { first, end } = windowOf(rows, px, 900);
    expect(first).toBeLessThanOrEqual(Math.min(rowAt(rows, px), rows.count));
    expect(end).toBeGreaterThanOrEqual(Math.min(rows.count, rowAt(rows, px + 900) + 1));
    expect(end - first).toBeLessThan(45);
  });
  it('of a short list is the list', () => {
    expect(windowOf({ ...rows, count: 3, openAt: 0 }, -500, 900)).toEqual({ first: 0, end: 3 });
  });
});
