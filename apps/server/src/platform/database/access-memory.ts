import { BoundedMemory, type Bounds } from '../memory/bounded-memory.ts';
import type { AccessState, AccessWatch } from './access-watch.ts';

/** An answer about who may do what, with the version of the database that gave it, both from one statement. */
export interface Versioned<T> {
  version: bigint;
  /** Null: no such session or person; it is not kept. */
  value: T | null;
}

interface Kept<T> {
  state: AccessState;
  values: BoundedMemory<T>;
}

/**
 * Keeps answers about who may do what. An answer is used only while the database has the version under which it was
 * read, so an answer that was read before a change was committed is never used after it.
 */
export class AccessMemory<T> {
  readonly #bounds: Bounds<T>;
  readonly #ofDatabases = new WeakMap<AccessWatch, Kept<T>>();

  constructor(bounds: Bounds<T>) {
    this.#bounds = bounds;
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
    return kept === undefined || kept.state !== state ? undefined : kept.values.find(key);
  }

  #keep(watch: AccessWatch, state: AccessState, key: string, value: T): void {
    const kept = this.#ofDatabases.get(watch) ?? { state, values: new BoundedMemory(this.#bounds) };
    this.#ofDatabases.set(watch, kept);
    if (kept.state !== state) kept.values.clear();
    kept.state = state;
    kept.values.keep(key, value);
  }
}
