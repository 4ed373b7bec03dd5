import type { Binned } from './bins.ts';

const RIDGE = 2;
/** A threshold above every feature value: everything goes left. */
const NEVER = 1e9;

/** Slope and curvature of the likelihood at every row. */
export interface Slopes {
  readonly slope: Float64Array;
  readonly curvature: Float64Array;
}

interface Split {
  readonly feature: number;
  readonly bin: number;
  readonly gain: number;
}

/** The best split of the rows of one node: over all picked features and thresholds. */
function bestSplit(
  bins: Binned,
  rows: readonly number[],
  slopes: Slopes,
  features: readonly number[],
  minCurvature: number,
): Split | null {
  let best: Split | null = null;
  const { codes, cuts, rowCount } = bins;
  for (const feature of features) {
    const size = (cuts[feature]?.length ?? 0) + 1;
    if (size < 2) continue;
    const slopeOf = new Float64Array(size);
    const curveOf = new Float64Array(size);
    const offset = feature * rowCount;
    for (const row of rows) {
      const bin = codes[offset + row] ?? 0;
      slopeOf[bin] = (slopeOf[bin] ?? 0) + (slopes.slope[row] ?? 0);
      curveOf[bin] = (curveOf[bin] ?? 0) + (slopes.curvature[row] ?? 0);
    }
    const found = bestCut(slopeOf, curveOf, minCurvature);
    if (found !== null && found.gain > (best?.gain ?? 1e-9)) best = { feature, ...found };
  }
  return best;
}

function bestCut(
  slopeOf: Float64Array,
  curveOf: Float64Array,
  minCurvature: number,
): { bin: number; gain: number } | null {
  const slopeSum = slopeOf.reduce((sum, value) => sum + value, 0);
  const curveSum = curveOf.reduce((sum, value) => sum + value, 0);
  const worth = (slope: number, curve: number): number => (slope * slope) / (curve + RIDGE);
  let best: { bin: number; gain: number } | null = null;
  let slope = 0;
  let curve = 0;
  for (let bin = 0; bin < slopeOf.length - 1; bin++) {
    slope += slopeOf[bin] ?? 0;
    curve += curveOf[bin] ?? 0;
    if (curve < minCurvature || curveSum - curve < minCurvature) continue;
    const gain = worth(slope, curve) + worth(slopeSum - slope, curveSum - curve) - worth(slopeSum, curveSum);
    if (gain > (best?.gain ?? 0)) best = { bin, gain };
  }
  return best;
}

function leafValue(rows: readonly number[], slopes: Slopes, shrinkage: number): number {
  let slope = 0;
  let curve = 0;
  for (const row of rows) {
    slope += slopes.slope[row] ?? 0;
    curve += slopes.curvature[row] ?? 0;
  }
  const value = Math.max(-3, Math.min(3, slope / (curve + RIDGE)));
  return Number((shrinkage * value).toPrecision(4));
}

/** How a tree is grown: the features it may use and its limits. */
export interface GrowthLimits {
  readonly features: readonly number[];
  readonly depth: number;
  readonly shrinkage: number;
  /** No leaf is made with less curvature than this. */
  readonly minCurvature: number;
}

/** Grows one tree on some rows, breadth first; see `TreeModel` for its format. */
export function growTree(bins: Binned, rows: readonly number[], slopes: Slopes, limits: GrowthLimits): number[] {
  const { codes, cuts, rowCount } = bins;
  let level: (readonly number[])[] = [rows];
  const tree: number[] = [];
  for (let depth = 0; depth < limits.depth; depth++) {
    const next: (readonly number[])[] = [];
    for (const node of level) {
      const split = bestSplit(bins, node, slopes, limits.features, limits.minCurvature);
      const isLeft = (row: number): boolean =>
        split === null || (codes[split.feature * rowCount + row] ?? 0) <= split.bin;
      tree.push(split?.feature ?? 0, split === null ? NEVER : (cuts[split.feature]?.[split.bin] ?? NEVER));
      next.push(node.filter(isLeft), split === null ? [] : node.filter((row) => !isLeft(row)));
    }
    level = next;
  }
  return [...tree, ...level.map((node) => leafValue(node, slopes, limits.shrinkage))];
}
