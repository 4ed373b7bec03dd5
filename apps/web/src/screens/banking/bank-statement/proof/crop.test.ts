import { describe, expect, it } from 'vitest';
import { cropAround } from './crop.ts';

const a4 = Math.SQRT2;
const box = (y: number, height = 0.012) => ({ x: 0.85, y, width: 0.08, height });

describe('the part of the page that shows a printed balance', () => {
  it('is as wide as the page, with the figure in its middle', () => {
    const crop = cropAround(box(0.5), a4);
    expect([crop.x, crop.width]).toEqual([0, 1]);
    expect(crop.height).toBeCloseTo(0.14 / a4);
    expect(crop.y + crop.height / 2).toBeCloseTo(0.506);
  });

  it.each([0, 0.99])('stays inside the page for a figure at %d', (y) => {
    const crop = cropAround(box(y), a4);
    expect(crop.y).toBeGreaterThanOrEqual(0);
    expect(crop.y + crop.height).toBeLessThanOrEqual(1);
  });

  it('holds a figure that is larger than a strip', () => {
    const crop = cropAround(box(0.2, 0.5), a4);
    expect(crop.y).toBeLessThanOrEqual(0.2);
    expect(crop.y + crop.height).toBeGreaterThanOrEqual(0.7);
  });
});
