import { seededRandom } from '../../sample-documents/src/seeded-random.ts';

/** Random choices that a seed repeats. */
export class Chance {
  readonly #random: () => number;

  constructor(seed: number) {
    this.#random = seededRandom(seed);
  }

  /** A whole number from `least` to `most`, both included. */
  from(least: number, most: number): number {
    return least + Math.floor(this.#random() * (most - least + 1));
  }

  of<T>(things: readonly T[]): T {
    const thing = things[Math.floor(this.#random() * things.length)];
    if (thing === undefined) throw new Error('nothing to choose from');
    return thing;
  }

  /** True with this probability in percent (0 to 100). */
  percent(share: number): boolean {
    return this.#random() * 100 < share;
  }

  shuffled<T>(things: readonly T[]): T[] {
    return things
      .map((thing) => ({ thing, key: this.#random() }))
      .sort((one, other) => one.key - other.key)
      .map(({ thing }) => thing);
  }
}
