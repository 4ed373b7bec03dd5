/** The features of a candidate, by name. A missing name counts as 0. */
export type Features = Readonly<Record<string, number>>;

/** Knowledge before any training: a score that grows with some features. */
export interface Prior {
  readonly offset: number;
  readonly weights: Features;
}

export const NO_PRIOR: Prior = { offset: 0, weights: {} };

export function priorScore({ offset, weights }: Prior, features: Features): number {
  return Object.entries(weights).reduce((sum, [name, weight]) => sum + weight * (features[name] ?? 0), offset);
}

/**
 * A sum of small regression trees. Every tree is complete to `depth` and is stored as one flat list: for each inner
 * node, breadth first, the index of a feature and its threshold (greater goes right); then the values of the leaves.
 */
export interface TreeModel {
  readonly prior: Prior;
  readonly features: readonly string[];
  readonly depth: number;
  readonly trees: readonly (readonly number[])[];
}

/** The feature values in the order of the model's feature indices. */
export function vectorOf(names: readonly string[], features: Features): number[] {
  return names.map((name) => features[name] ?? 0);
}

function leafOf(tree: readonly number[], depth: number, vector: readonly number[]): number {
  let node = 0;
  for (let level = 0; level < depth; level++) {
    const goesRight = (vector[tree[2 * node] ?? 0] ?? 0) > (tree[2 * node + 1] ?? 0);
    node = 2 * node + (goesRight ? 2 : 1);
  }
  const inner = 2 ** depth - 1;
  return tree[inner + node] ?? 0;
}

/** The score of one candidate: a larger score is likelier. */
export function scoreOf(model: TreeModel, features: Features): number {
  const vector = vectorOf(model.features, features);
  const prior = priorScore(model.prior, features);
  return model.trees.reduce((sum, tree) => sum + leafOf(tree, model.depth, vector), prior);
}

/**
 * The probabilities of candidates of which at most one is right, from their scores; the difference to 1 is the
 * probability that no candidate is right (its score is 0).
 */
export function probabilitiesOf(scores: readonly number[]): number[] {
  const top = Math.max(0, ...scores);
  const weights = scores.map((score) => Math.exp(score - top));
  const sum = weights.reduce((total, weight) => total + weight, Math.exp(-top));
  return weights.map((weight) => weight / sum);
}
