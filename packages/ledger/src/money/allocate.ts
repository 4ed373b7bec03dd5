import { assert, at } from '../assert.ts';
import { absolute, multiplyDivide } from './decimal.ts';

/**
 * Splits an amount in proportion to integer weights so that the parts always add up to it: each part is the
 * difference of two rounded running shares, hence never more than one minor unit off. Weights may be of mixed sign (a
 * discount among items takes a part of the other sign). If the weights sum to zero, everything goes to the first
 * part. Without weights there are no parts.
 */
export function allocateProportionally(amountMinor: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amountMinor : 0n));
  let running = 0n;
  let given = 0n;
  const parts = weights.map((weight) => {
    running += weight;
    const upTo = multiplyDivide(amountMinor, running, total);
    const part = upTo - given;
    given = upTo;
    return part;
  });
  assertWhole(parts, amountMinor);
  return parts;
}

/** The greatest integer not above value ÷ divisor, which is positive. */
function floorDivide(value: bigint, divisor: bigint): bigint {
  const quotient = value / divisor;
  return value < 0n && quotient * divisor !== value ? quotient - 1n : quotient;
}

/**
 * Splits an amount in proportion to integer weights by the largest remainder: every part is the exact share rounded
 * down, and the minor units left over go to the shares that lost most (the first one on a tie). The parts add up to
 * the amount, and equal weights differ by one minor unit at most. If the weights sum to zero, everything goes to the
 * first part.
 */
export function allocateByLargestRemainder(amountMinor: bigint, weights: readonly bigint[]): bigint[] {
  const sum = weights.reduce((total, weight) => total + weight, 0n);
  if (sum === 0n) return weights.map((_, index) => (index === 0 ? amountMinor : 0n));
  const sign = sum < 0n ? -1n : 1n;
  const exact = weights.map((weight) => amountMinor * weight * sign);
  const parts = exact.map((share) => floorDivide(share, sum * sign));
  const lost = exact.map((share, index) => share - at(parts, index) * sum * sign);
  const left = parts.reduce((rest, part) => rest - part, amountMinor);
  const byLoss = [...lost.keys()].sort((one, other) => compare(at(lost, other), at(lost, one)) || one - other);
  for (const index of byLoss.slice(0, Number(left))) parts[index] = at(parts, index) + 1n;
  assertWhole(parts, amountMinor);
  return parts;
}

function assertWhole(parts: readonly bigint[], amountMinor: bigint): void {
  const sum = parts.reduce((total, part) => total + part, 0n);
  assert(parts.length === 0 || sum === amountMinor, `parts of ${sum} make an amount of ${amountMinor}`);
}

function compare(one: bigint, other: bigint): number {
  return one < other ? -1 : one > other ? 1 : 0;
}

/**
 * Puts a residue on the entry with the largest absolute amount (the first one on a tie), so that the sum of the
 * amounts becomes `targetMinor`. An empty list stays empty.
 */
export function absorbResidue(amounts: readonly bigint[], targetMinor: bigint): bigint[] {
  const residue = amounts.reduce((left, amount) => left - amount, targetMinor);
  let largest = 0;
  amounts.forEach((amount, index) => {
    if (absolute(amount) > absolute(at(amounts, largest))) largest = index;
  });
  return amounts.map((amount, index) => (index === largest ? amount + residue : amount));
}
