const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;

/**
 * Counts the bits in which two picture hashes of equal length differ.
 * @param left hexadecimal digits
 * @param right as many digits; null when the lengths differ or a character is not a hexadecimal digit
 */
export function hamming(left: string, right: string): number | null {
  if (left.length !== right.length) return null;
  let distance = 0;
  for (let index = 0; index < left.length; index++) {
    const bits = BITS[Number.parseInt(left.charAt(index), 16) ^ Number.parseInt(right.charAt(index), 16)];
    if (bits === undefined || !/^[\da-f]$/iu.test(left.charAt(index)) || !/^[\da-f]$/iu.test(right.charAt(index))) {
      return null;
    }
    distance += bits;
  }
  return distance;
}
