/** Numbers in [0, 1), the same for the same seed on every machine: a linear congruence of 48 bits, its upper 32 used. */
export class Random {
  #state: bigint;

  constructor(seed: number) {
    this.#state = (BigInt(seed) ^ 0x5deece66dn) & MASK;
  }

  next(): number {
    this.#state = (this.#state * 0x5deece66dn + 0xbn) & MASK;
    return Number(this.#state >> 16n) / 2 ** 32;
  }

  /** A whole number in [from, to]. */
  whole(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<T>(choices: readonly T[]): T {
    const chosen = choices[Math.floor(this.next() * choices.length)];
    if (chosen === undefined) throw new Error('nothing to pick from');
    return chosen;
  }
}

const MASK = (1n << 48n) - 1n;
