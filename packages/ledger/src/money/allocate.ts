import { absolute, multiplyDivide } from './decimal.ts';

/**
 * Splits an amount in proportion to integer weights so that the parts always add up to it: each part is the difference
 * of two rounded running shares, hence never more than one minor unit off. Weights may be of mixed sign (a discount
 * among items takes a part of the other sign). Weights that come to nil: everything goes to the first part. No
 * weights: no parts.
 */
export function allocateProportionally(amountMinor: bigint, weights: readonly bigint[]): bigint[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) return weights.map((_, index) => (index === 0 ? amountMinor : 0n));
  let running = 0n;
  let given = 0n;
  return weights.map((weight) => {
    running += weight;
    const upTo = multiplyDivide(amountMinor, running, total);
    const part = upTo - given;
    given = upTo;
    return part;
  });
}

/**
 * Puts a residue on the entry with the largest absolute amount (the first one on a tie), so that the sum of the
 * amounts becomes `targetMinor`. An empty list stays empty.
 */
export function absorbResidue(amounts: readonly bigint[], targetMinor: bigint): bigint[] {
  const residue = amounts.reduce((left, amount) => left - amount, targetMinor);
  let largest = 0;
  amounts.forEach((amount, index) => {
    if (absolute(amount) > absolute(amounts[largest] ?? 0n)) largest = index;
  });
  return amounts.map((amount, index) => (index === largest ? amount + residue : amount));
}
