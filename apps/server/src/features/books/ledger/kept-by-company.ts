const KEPT_COMPANIES = 200;

/** One value for each of the companies that were used last. */
export class KeptByCompany<T> {
  /** Least recently used first. */
  readonly #kept = new Map<string, T>();

  of(companyId: string): T | null {
    const found = this.#kept.get(companyId);
    if (found === undefined) return null;
    this.keep(companyId, found);
    return found;
  }

  keep(companyId: string, value: T): void {
    this.#kept.delete(companyId);
    this.#kept.set(companyId, value);
    const [oldest] = this.#kept.keys();
    if (oldest !== undefined && this.#kept.size > KEPT_COMPANIES) this.#kept.delete(oldest);
  }
}
