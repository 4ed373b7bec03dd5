import type { AccessState, AccessWatch } from './access-watch.ts';

/** An answer about who may do what, with the version of the database that gave it, both from one statement. */
export interface Versioned<T> {
  version: bigint;
  /** Null: no such session or person; it is not kept. */
  value: T | null;
}

interface Kept<T> {
  state: AccessState | null;
  /** Least recently used first. */
  values: Map<string, T>;
}

/**
 * Keeps answers about who may do what. An answer is used only while the database has the version under which it was
 * read, so an answer that was read before a change was committed is never used after it.
 */
export class AccessMemory<T> {
  readonly #most: number;
  readonly #ofDatabases = new WeakMap<AccessWatch, Kept<T>>();

  /** @param most How many answers are kept. */
  constructor(most: number) {
    this.#most = most;
  }

  async recall(watch: AccessWatch, key: string, read: () => Promise<Versioned<T>>): Promise<T | null> {
    if (this.#ofDatabases.get(watch)?.values.has(key)) {
      const state = watch.known() ?? (await watch.current());
      const found = this.#find(watch, state, key);
      if (found !== undefined) return found;
    }
    const look = watch.begin();
    const { version, value } = await read();
    const state = watch.accept(look, version);
    if (state !== null && value !== null) this.#keep(watch, state, key, value);
    return value;
  }

  #find(watch: AccessWatch, state: AccessState | null, key: string): T | undefined {
    const kept = this.#ofDatabases.get(watch);
    if (kept === undefined || state === null || kept.state !== state) return undefined;
    const found = kept.values.get(key);
    if (found === undefined) return undefined;
    kept.values.delete(key);
    kept.values.set(key, found);
    return found;
  }

  #keep(watch: AccessWatch, state: AccessState, key: string, value: T): void {
    let kept = this.#ofDatabases.get(watch);
    if (kept?.state !== state) {
      kept = { state, values: new Map() };
      this.#ofDatabases.set(watch, kept);
    }
    kept.values.delete(key);
    kept.values.set(key, value);
    const [oldest] = kept.values.keys();
    if (kept.values.size > this.#most && oldest !== undefined) kept.values.delete(oldest);
  }
}
