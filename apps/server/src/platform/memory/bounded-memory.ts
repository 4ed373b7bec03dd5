/** A value that was not used for so long is let go: its company or person is not at work. */
export const IDLE_MS = 30 * 60_000;

/** What one memory may keep. */
export interface Bounds<T> {
  /** The most that all values may take together; a value that takes more alone is not kept. */
  mostBytes: number;
  /** About what a value takes, from the number of its parts. Called once, when the value is kept. */
  bytesOf(value: T, key: string): number;
  idleMs?: number;
}

interface Kept<T> {
  value: T;
  bytes: number;
  usedAt: number;
}

/**
 * Values that are kept to save a question to the database. Never more than `mostBytes`: the least recently used leave
 * first. Those that were not used for `idleMs` are let go, even without another call. So each value must be one that can
 * be read again.
 */
export class BoundedMemory<T> {
  readonly #bounds: Required<Bounds<T>>;
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept<T>>();
  #bytes = 0;
  #timer: NodeJS.Timeout | null = null;

  constructor(bounds: Bounds<T>) {
    this.#bounds = { idleMs: IDLE_MS, ...bounds };
  }

  /** What is kept takes about so much. */
  get bytes(): number {
    return this.#bytes;
  }

  has(key: string): boolean {
    return this.#kept.has(key);
  }

  /** The value kept under a key, which counts as used now; undefined if nothing is kept. */
  find(key: string): T | undefined {
    const kept = this.#kept.get(key);
    if (kept === undefined) return undefined;
    kept.usedAt = performance.now();
    this.#kept.delete(key);
    this.#kept.set(key, kept);
    return kept.value;
  }

  keep(key: string, value: T): void {
    this.forget(key);
    const bytes = this.#bounds.bytesOf(value, key);
    if (bytes > this.#bounds.mostBytes) return;
    this.#kept.set(key, { value, bytes, usedAt: performance.now() });
    this.#bytes += bytes;
    for (const [oldest] of this.#kept) {
      if (this.#bytes <= this.#bounds.mostBytes) break;
      this.forget(oldest);
    }
    this.#timer ??= this.#lookIn(this.#bounds.idleMs);
  }

  forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.bytes ?? 0;
    this.#kept.delete(key);
  }

  clear(): void {
    this.#kept.clear();
    this.#bytes = 0;
  }

  #lookIn(ms: number): NodeJS.Timeout {
    return setTimeout(() => this.#letIdleGo(), ms).unref();
  }

  /** Runs only while something is kept, and rarely: values that are used often must not wake the process often. */
  #letIdleGo(): void {
    const { idleMs } = this.#bounds;
    const now = performance.now();
    let waitsMs: number | null = null;
    for (const [key, { usedAt }] of this.#kept) {
      waitsMs = usedAt + idleMs - now;
      if (waitsMs > 0) break;
      this.forget(key);
      waitsMs = null;
    }
    this.#timer = waitsMs === null ? null : this.#lookIn(Math.max(waitsMs, idleMs / 10));
  }
}
