/** Repeatable choices for made-up statements: the same seed gives the same document. */
export interface Random {
  /** A fraction in [0, 1). */
  fraction(): number;
  /** A whole number between both ends, ends included. */
  int(min: number, max: number): number;
  pick<T>(values: readonly [T, ...T[]]): T;
  chance(share: number): boolean;
  digits(count: number): string;
}

/** The mulberry32 generator: small, fast and good enough for test data. */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  const fraction = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(fraction() * (max - min + 1));
  return {
    fraction,
    int,
    pick: (values) => values[int(0, values.length - 1)] ?? values[0],
    chance: (share) => fraction() < share,
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
  };
}
