import type { Features } from '../../../packages/documents/src/learning/trees.ts';

/**
 * Feature values sorted into a few bins for each feature: `codes` holds one feature after another, `cuts` the
 * thresholds between bins.
 */
export interface Binned {
  readonly codes: Uint8Array;
  readonly cuts: readonly (readonly number[])[];
  readonly rowCount: number;
}

const MAX_BINS = 40;

function cutsOf(values: readonly number[]): number[] {
  const sorted = [...values].sort((a, b) => a - b);
  const distinct = sorted.filter((value, index) => index === 0 || value !== sorted[index - 1]);
  const edges =
    distinct.length <= MAX_BINS
      ? distinct
      : Array.from({ length: MAX_BINS }, (_, index) => sorted[Math.floor((index * sorted.length) / MAX_BINS)] ?? 0);
  const cuts: number[] = [];
  edges.forEach((edge, index) => {
    const next = edges[index + 1];
    if (next === undefined || next === edge) return;
    const middle = (edge + next) / 2;
    const short = Number(middle.toPrecision(4));
    const cut = short >= edge && short < next ? short : middle;
    if (cut !== cuts.at(-1)) cuts.push(cut);
  });
  return cuts;
}

function binOf(cuts: readonly number[], value: number): number {
  let low = 0;
  let high = cuts.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (value > (cuts[middle] ?? 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Sorts every feature's values into bins of about equal size. */
export function binned(rows: readonly Features[], names: readonly string[]): Binned {
  const codes = new Uint8Array(rows.length * names.length);
  const cuts = names.map((name, feature) => {
    const values = rows.map((row) => row[name] ?? 0);
    const found = cutsOf(values);
    values.forEach((value, row) => {
      codes[feature * rows.length + row] = binOf(found, value);
    });
    return found;
  });
  return { codes, cuts, rowCount: rows.length };
}
