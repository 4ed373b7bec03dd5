/** SHA-256 of a text in UTF-8, as 64 hexadecimal digits. The package has no hash function, so the caller passes one. */
export type Sha256 = (text: string) => string;

/** Draws a whole number from 0 to `below - 1`, each with the same probability. */
export type Draw = (below: bigint) => bigint;

/** The name under which a sample keeps this algorithm. */
export const GENERATOR = 'sha256-counter-1';

const RANGE = 1n << 256n;

/**
 * The generator of samples. It is stated so that another person can repeat every draw with any tool that knows SHA-256:
 *
 * 1. The counter begins at 1 and grows by 1 with every number that is taken.
 * 2. The number is SHA-256 of the text `seed,counter`, read as a hexadecimal whole number below 2^256.
 * 3. A number from 2^256 - (2^256 mod `below`) on is skipped, so that each result has the same probability.
 * 4. The result is the number modulo `below`.
 *
 * Throws `RangeError` unless `below` is 1 or more.
 */
export function drawFrom(seed: string, sha256: Sha256): Draw {
  let counter = 0;
  return (below) => {
    if (below < 1n) throw new RangeError('a draw needs at least one possibility');
    const usable = RANGE - (RANGE % below);
    for (;;) {
      counter += 1;
      const number = BigInt(`0x${sha256(`${seed},${counter}`)}`);
      if (number < usable) return number % below;
    }
  };
}
