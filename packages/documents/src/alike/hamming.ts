const BITS = [0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4] as const;

/**
 * How many bits two picture hashes of equal length differ in.
 * @param left hexadecimal digits; @param right as many; null when the lengths differ or a digit is none
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
