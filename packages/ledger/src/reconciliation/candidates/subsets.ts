import { at } from '../../assert.ts';
/** A choice among amounts that sums exactly; `shape` says how natural it is. */
export interface Subset {
  readonly indexes: readonly number[];
  readonly shape: 'oldest' | 'run' | 'any';
}

const FEWEST = 2;
const MOST = 10;
/** Amounts among which any choice is tried; beyond them only runs of neighbours. */
const MAX_FREE = 16;
const MAX_FOUND = 4;

/**
 * Choices of 2 to 10 of the amounts (all positive, in the order they would be settled) that sum exactly to the target: the
 * first ones, else neighbours, else any among the first sixteen. At most four; bounded work whatever is given.
 */
export function subsetsThatSum(amounts: readonly bigint[], targetMinor: bigint): Subset[] {
  const runs = runsThatSum(amounts, targetMinor);
  const seen = new Set(runs.map(({ indexes }) => indexes.join()));
  const free = choicesThatSum(amounts.slice(0, MAX_FREE), targetMinor).filter((indexes) => !seen.has(indexes.join()));
  return [...runs, ...free.map((indexes): Subset => ({ indexes, shape: 'any' }))].slice(0, MAX_FOUND);
}

function runsThatSum(amounts: readonly bigint[], targetMinor: bigint): Subset[] {
  const found: Subset[] = [];
  for (let from = 0; from < amounts.length && found.length < MAX_FOUND; from += 1) {
    let sum = 0n;
    for (let to = from; to < Math.min(amounts.length, from + MOST); to += 1) {
      sum += at(amounts, to);
      if (sum > targetMinor) break;
      if (sum !== targetMinor || to - from + 1 < FEWEST) continue;
      const indexes = Array.from({ length: to - from + 1 }, (_, n) => from + n);
      found.push({ indexes, shape: from === 0 ? 'oldest' : 'run' });
      break;
    }
  }
  return found;
}

/** Meet in the middle: sums of the second half are looked up for each choice of the first. */
function choicesThatSum(amounts: readonly bigint[], targetMinor: bigint): number[][] {
  const half = amounts.length >> 1;
  const later = new Map<bigint, number[]>();
  for (const { mask, sum } of sumsOf(amounts.slice(half), targetMinor)) {
    const there = later.get(sum);
    if (there) there.push(mask);
    else later.set(sum, [mask]);
  }
  const found: number[][] = [];
  for (const first of sumsOf(amounts.slice(0, half), targetMinor)) {
    for (const mask of later.get(targetMinor - first.sum) ?? []) {
      const indexes = [...bitsOf(first.mask, 0), ...bitsOf(mask, half)];
      if (indexes.length >= FEWEST && indexes.length <= MOST) found.push(indexes);
    }
  }
  return found.toSorted((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1)).slice(0, MAX_FOUND);
}

function sumsOf(amounts: readonly bigint[], targetMinor: bigint): { mask: number; sum: bigint }[] {
  let sums = [{ mask: 0, sum: 0n }];
  amounts.forEach((amount, index) => {
    const more = sums
      .map(({ mask, sum }) => ({ mask: mask | (1 << index), sum: sum + amount }))
      .filter(({ sum }) => sum <= targetMinor);
    sums = [...sums, ...more];
  });
  return sums;
}

function bitsOf(mask: number, offset: number): number[] {
  const bits: number[] = [];
  for (let index = 0; mask >> index > 0; index += 1) if ((mask >> index) & 1) bits.push(index + offset);
  return bits;
}
