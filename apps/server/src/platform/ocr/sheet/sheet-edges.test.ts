import { describe, expect, it } from 'vitest';
import { cornersOfEdges } from './sheet-edges.ts';
import type { Point } from './warp.ts';

/** Points along the edges of a quadrangle, one in each row or column. */
function outlineOf(corners: readonly Point[]): Point[] {
  return corners.flatMap((from, index) => {
    const to = corners[(index + 1) % corners.length] ?? from;
    const steps = Math.round(Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y)));
    return Array.from({ length: steps }, (_, step) => ({
      x: Math.round(from.x + ((to.x - from.x) * step) / steps),
      y: Math.round(from.y + ((to.y - from.y) * step) / steps),
    }));
  });
}

const SHEET = [
  { x: 20, y: 10 },
  { x: 220, y: 24 },
  { x: 210, y: 170 },
  { x: 14, y: 158 },
];

function expectSheet(outline: readonly Point[]): void {
  const found = cornersOfEdges(outline);
  SHEET.forEach(({ x, y }, index) => {
    expect(Math.abs((found?.[index]?.x ?? 0) - x)).toBeLessThan(1.5);
    expect(Math.abs((found?.[index]?.y ?? 0) - y)).toBeLessThan(1.5);
  });
}

describe('cornersOfEdges', () => {
  it('finds the corners of a slanted sheet', () => {
    expectSheet(outlineOf(SHEET));
  });

  it('finds a corner that a shadow hides', () => {
    const [first, second, , fourth] = SHEET;
    const cut = [first, second, { x: 213, y: 130 }, { x: 150, y: 166 }, fourth];
    expectSheet(outlineOf(cut.filter((point) => point !== undefined)));
  });

  it('finds no corners in a round shape', () => {
    const circle = Array.from({ length: 400 }, (_, step) => ({
      x: Math.round(120 + 90 * Math.cos((step * Math.PI) / 200)),
      y: Math.round(100 + 90 * Math.sin((step * Math.PI) / 200)),
    }));
    expect(cornersOfEdges(circle)).toBeNull();
  });
});
