import type { SmallMap } from './paper-map.ts';
import type { Corners, Point } from './warp.ts';

/** Greys are compared at this distance from an edge, in cells of the map. */
const AWAY_CELLS = 2.5;
const SAMPLES = 40;
/** The ends of an edge are ignored: corners may be round or in shadow. */
const ENDS_SHARE = 0.1;

function greyAt({ width, height, grey }: SmallMap, { x, y }: Point): number | null {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  return column < 0 || row < 0 || column >= width || row >= height ? null : (grey[row * width + column] ?? null);
}

/** How much lighter the inside of one edge is: the median over its points; null if the edge is the picture's edge. */
function stepAcross(map: SmallMap, from: Point, to: Point): number | null {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  // Corners run clockwise on the screen, so the inside is to the right of each edge.
  const inward = { x: (from.y - to.y) / length, y: (to.x - from.x) / length };
  const steps = Array.from({ length: SAMPLES }, (_, index) => {
    const share = ENDS_SHARE + ((1 - 2 * ENDS_SHARE) * index) / (SAMPLES - 1);
    const at = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    const beside = (cells: number): Point => ({ x: at.x + inward.x * cells, y: at.y + inward.y * cells });
    const [inside, outside] = [greyAt(map, beside(AWAY_CELLS)), greyAt(map, beside(-AWAY_CELLS))];
    return inside === null || outside === null ? [] : [inside - outside];
  })
    .flat()
    .sort((a, b) => a - b);
  return steps.length < SAMPLES / 2 ? null : (steps[Math.floor(steps.length / 2)] ?? null);
}

/**
 * How much lighter a quadrangle is than its surroundings, in grey levels, at the edge with the smallest difference. A
 * sheet's edge is a step on every side; light that fades across a sheet makes no step.
 * @param corners in cells of the map, clockwise from the upper left
 */
export function leastEdgeStep(map: SmallMap, corners: Corners): number {
  const steps = corners.flatMap((corner, index) => stepAcross(map, corner, corners[(index + 1) % 4] ?? corner) ?? []);
  return steps.length === 0 ? 0 : Math.min(...steps);
}
