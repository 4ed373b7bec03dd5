import { describe, expect, it } from 'vitest';
import { isInSight, legibleScale, sightOf } from './sight.ts';

const frame = { width: 500, height: 600, padLeft: 20, padTop: 4 };
const sheet = { width: 460, aspect: 1.4 };
const box = (y: number, height = 0.02) => ({ x: 0.7, y, width: 0.2, height });

describe('the scale', () => {
  it('is that of the whole width where words are tall enough, larger where they are not', () => {
    expect(legibleScale([box(0.1, 0.03)], sheet)).toBe(1);
    expect(legibleScale([box(0.1, 0.015), box(0.2, 0.015), box(0.3, 0.4)], sheet)).toBe(1.5);
    expect(legibleScale([box(0.1, 0.001)], sheet)).toBe(2);
    expect(legibleScale([], sheet)).toBe(1);
  });
  it('does not cut off the widest box', () => {
    const line = { ...box(0.2, 0.01), x: 0.1, width: 0.62 };
    expect(legibleScale([box(0.1, 0.01), line], sheet)).toBe(1.5);
    expect(legibleScale([box(0.1, 0.01), { ...line, width: 0.9 }], sheet)).toBe(1);
  });
});

describe('following a field', () => {
  it('brings its box to the middle', () => {
    expect(sightOf({ ...box(0.5), x: 0.4 }, frame, sheet, 2)).toEqual({ scale: 2, left: 230, top: 361 });
  });
  it('goes no further than the page', () => {
    expect(sightOf(box(0.01), frame, sheet, 1)).toEqual({ scale: 1, left: 0, top: 0 });
    expect(sightOf(box(0.97), frame, sheet, 2)).toEqual({ scale: 2, left: 460, top: 696 });
  });
  it('knows what is seen already', () => {
    expect(isInSight(box(0.5), frame, sheet, { scale: 1, left: 0, top: 0 })).toBe(true);
    expect(isInSight(box(0.97), frame, sheet, { scale: 1, left: 0, top: 0 })).toBe(false);
    expect(isInSight(box(0.1), frame, sheet, { scale: 2, left: 0, top: 0 })).toBe(false);
  });
});
