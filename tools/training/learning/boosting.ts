import {
  type Features,
  NO_PRIOR,
  type Prior,
  priorScore,
  probabilitiesOf,
  type TreeModel,
} from '../../../packages/documents/src/learning/trees.ts';
import { type Binned, binned } from './bins.ts';
import { growTree, type Slopes } from './grow-tree.ts';
import { seededRandom } from './random.ts';

/** Candidates of one reading of one document, of which at most one value is right. */
export interface Contest {
  readonly candidates: readonly { readonly features: Features; readonly right: boolean }[];
  /** The weight of the contest relative to others. */
  readonly weight: number;
}

export interface BoostingOptions {
  readonly trees: number;
  readonly depth: number;
  readonly shrinkage: number;
  /** The share of contests and of features that each tree uses. */
  readonly contestShare: number;
  readonly featureShare: number;
  /** No leaf is made with less curvature than this. */
  readonly minCurvature: number;
  readonly seed: number;
  readonly prior: Prior;
}

export const USUAL_OPTIONS: BoostingOptions = {
  trees: 120,
  depth: 4,
  shrinkage: 0.1,
  contestShare: 0.7,
  featureShare: 0.5,
  minCurvature: 1.5,
  seed: 20190826,
  prior: NO_PRIOR,
};

interface Table {
  readonly bins: Binned;
  readonly contestStart: readonly number[];
  readonly right: Uint8Array;
  readonly weight: Float64Array;
}

function tableOf(contests: readonly Contest[], names: readonly string[]): Table {
  const rows = contests.flatMap((contest) => contest.candidates);
  const contestStart = [0];
  for (const contest of contests) contestStart.push((contestStart.at(-1) ?? 0) + contest.candidates.length);
  return {
    bins: binned(
      rows.map((row) => row.features),
      names,
    ),
    contestStart,
    right: Uint8Array.from(rows, (row) => (row.right ? 1 : 0)),
    weight: Float64Array.from(contests.flatMap((contest) => contest.candidates.map(() => contest.weight))),
  };
}

/** Slope and curvature of the likelihood that the right candidate (or none) wins its contest. */
function slopesOf(table: Table, scores: Float64Array, picked: readonly number[]): Slopes {
  const slope = new Float64Array(scores.length);
  const curvature = new Float64Array(scores.length);
  for (const contest of picked) {
    const start = table.contestStart[contest] ?? 0;
    const end = table.contestStart[contest + 1] ?? start;
    const chances = probabilitiesOf([...scores.subarray(start, end)]);
    const rightChance = chances.reduce((sum, chance, at) => sum + (table.right[start + at] === 1 ? chance : 0), 0);
    chances.forEach((chance, at) => {
      const row = start + at;
      const weight = table.weight[row] ?? 1;
      const goal = table.right[row] === 1 && rightChance > 0 ? chance / rightChance : 0;
      slope[row] = weight * (goal - chance);
      curvature[row] = weight * Math.max(1e-6, chance * (1 - chance));
    });
  }
  return { slope, curvature };
}

function rowsOf({ contestStart }: Table, picked: readonly number[]): number[] {
  return picked.flatMap((contest) => {
    const start = contestStart[contest] ?? 0;
    const end = contestStart[contest + 1] ?? start;
    return Array.from({ length: end - start }, (_, at) => start + at);
  });
}

function addTree(table: Table, tree: readonly number[], depth: number, scores: Float64Array): void {
  const { codes, cuts, rowCount } = table.bins;
  const inner = 2 ** depth - 1;
  const binOf = Array.from({ length: inner }, (_, node) =>
    (cuts[tree[2 * node] ?? 0] ?? []).indexOf(tree[2 * node + 1] ?? 0),
  );
  for (let row = 0; row < rowCount; row++) {
    let node = 0;
    for (let level = 0; level < depth; level++) {
      const bin = binOf[node] ?? -1;
      const goesRight = bin >= 0 && (codes[(tree[2 * node] ?? 0) * rowCount + row] ?? 0) > bin;
      node = 2 * node + (goesRight ? 2 : 1);
    }
    scores[row] = (scores[row] ?? 0) + (tree[inner + node] ?? 0);
  }
}

function shareOf(count: number, share: number, random: () => number): number[] {
  const picked = Array.from({ length: count }, (_, index) => index).filter(() => random() < share);
  return picked.length > 0 ? picked : [0];
}

/**
 * Trains trees that let the right candidate of every contest win (gradient boosting on the conditional likelihood with
 * the choice "none of them"; Friedman 2001). The same contests and options give the same model.
 */
export function boost(contests: readonly Contest[], names: readonly string[], options = USUAL_OPTIONS): TreeModel {
  const filled = contests.filter((contest) => contest.candidates.length > 0);
  const table = tableOf(filled, names);
  const random = seededRandom(options.seed);
  const candidates = filled.flatMap((contest) => contest.candidates);
  const scores = Float64Array.from(candidates, ({ features }) => priorScore(options.prior, features));
  const trees: number[][] = [];
  for (let round = 0; round < options.trees; round++) {
    const picked = shareOf(filled.length, options.contestShare, random);
    const features = shareOf(names.length, options.featureShare, random);
    const slopes = slopesOf(table, scores, picked);
    const tree = growTree(table.bins, rowsOf(table, picked), slopes, { ...options, features });
    addTree(table, tree, options.depth, scores);
    trees.push(tree);
  }
  return { prior: options.prior, features: [...names], depth: options.depth, trees };
}
