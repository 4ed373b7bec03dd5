interface Waiting {
  readonly begin: () => void;
}

export interface GateLimits {
  /** How many turns may run at the same time. */
  readonly atOnce: number;
  /** How many turns one party may have at the same time, so that one is left for the others. */
  readonly perParty: number;
  /** How many turns of one party may wait, except those marked `patient`. */
  readonly waiting: number;
}

export interface Turn {
  /** The party that takes the turn: a company, or a person outside a company. */
  readonly party: string;
  readonly signal?: AbortSignal | undefined;
  /** Waits behind any number of others of its party, as queued jobs do. */
  readonly patient?: boolean;
}

/** A party already has too many turns waiting. */
export class GateFull extends Error {}

/** Gives parties their turns fairly: each waiting party gets one turn before any gets its second. */
export class FairGate {
  readonly #limits: GateLimits;
  /** In the order in which parties get their next turn. */
  readonly #waiting = new Map<string, Waiting[]>();
  readonly #working = new Map<string, number>();
  #busy = 0;

  constructor(limits: GateLimits) {
    this.#limits = limits;
  }

  /** @throws {GateFull} or the signal's reason if it is aborted while waiting */
  async run<T>(turn: Turn, work: () => Promise<T>): Promise<T> {
    const leave = await this.enter(turn);
    try {
      return await work();
    } finally {
      leave();
    }
  }

  /**
   * Waits for a turn. The turn lasts until the caller calls the returned function, once.
   * @throws {GateFull} or the signal's reason if it is aborted while waiting
   */
  async enter(turn: Turn): Promise<() => void> {
    turn.signal?.throwIfAborted();
    await this.#turn(turn);
    return () => this.#leave(turn.party);
  }

  #turn({ party, signal, patient = false }: Turn): Promise<void> {
    const own = this.#waiting.get(party) ?? [];
    if (!patient && own.length >= this.#limits.waiting) return Promise.reject(new GateFull('too much is waiting'));
    return new Promise((resolve, reject) => {
      const leave = () => {
        this.#forget(party, waiting);
        reject(signal?.reason);
      };
      const waiting: Waiting = {
        begin: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      signal?.addEventListener('abort', leave, { once: true });
      this.#waiting.set(party, [...own, waiting]);
      this.#next();
    });
  }

  #forget(party: string, one: Waiting): void {
    const left = (this.#waiting.get(party) ?? []).filter((other) => other !== one);
    if (left.length === 0) this.#waiting.delete(party);
    else this.#waiting.set(party, left);
  }

  #leave(party: string): void {
    this.#busy -= 1;
    const left = (this.#working.get(party) ?? 1) - 1;
    if (left === 0) this.#working.delete(party);
    else this.#working.set(party, left);
    this.#next();
  }

  #next(): void {
    for (const [party, [first, ...rest]] of this.#waiting) {
      if (this.#busy >= this.#limits.atOnce) return;
      const working = this.#working.get(party) ?? 0;
      if (first === undefined || working >= this.#limits.perParty) continue;
      this.#waiting.delete(party);
      if (rest.length > 0) this.#waiting.set(party, rest);
      this.#busy += 1;
      this.#working.set(party, working + 1);
      first.begin();
      this.#next();
      return;
    }
  }
}
