const MIX = 0x9e3779b1;
const RANGE = 2 ** 32;

/** Numbers in [0, 1) that follow from the seed alone (xorshift). */
function randomOf(seed: number): () => number {
  let state = (Math.imul(seed + 1, MIX) ^ (seed << 7)) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / RANGE;
  };
}

/** Every accidental choice of one made document; the same seed gives the same document. */
export class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = randomOf(seed);
    for (let warm = 0; warm < 8; warm++) this.#random();
  }

  /** A whole number from `low` to `high`, both included. */
  int(low: number, high: number): number {
    return low + Math.floor(this.#random() * (high - low + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const choice = choices[this.int(0, choices.length - 1)];
    if (choice === undefined) throw new RangeError('nothing to pick from');
    return choice;
  }

  maybe(share: number): boolean {
    return this.#random() < share;
  }

  digits(count: number): string {
    return Array.from({ length: count }, (_, place) => String(this.int(place === 0 ? 1 : 0, 9))).join('');
  }

  /** `count` different choices, in the order of the list. */
  some<T>(choices: readonly T[], count: number): T[] {
    const left = choices.map((choice, place) => ({ choice, place }));
    const taken: typeof left = [];
    while (taken.length < count && left.length > 0) taken.push(...left.splice(this.int(0, left.length - 1), 1));
    return taken.map(({ choice }) => choice);
  }
}
