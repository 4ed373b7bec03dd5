/** The coding state of this visit: lines being saved, error messages, and what can be undone. */
export interface CodingSnapshot {
  /** Lines whose request is running: shown as done, and locked against changes. */
  pending: ReadonlySet<string>;
  /** The server's error message, by line id. */
  refusals: ReadonlyMap<string, string>;
}

/** Lines that were coded together and are undone together. `coded` returns the lines that were coded. */
export interface CodedGroup {
  coded: Promise<readonly string[]>;
}

export class CodingState {
  #snapshot: CodingSnapshot = { pending: new Set(), refusals: new Map() };
  readonly #history: CodedGroup[] = [];
  readonly #listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): CodingSnapshot => this.#snapshot;

  begin(ids: readonly string[]): void {
    const { pending, refusals } = this.#snapshot;
    this.#publish(new Set([...pending, ...ids]), new Map([...refusals].filter(([id]) => !ids.includes(id))));
  }

  end(ids: readonly string[], refused: readonly { id: string; message: string }[]): void {
    const { pending, refusals } = this.#snapshot;
    const stillPending = new Set([...pending].filter((id) => !ids.includes(id)));
    this.#publish(stillPending, new Map([...refusals, ...refused.map(({ id, message }) => [id, message] as const)]));
  }

  remember(group: CodedGroup): void {
    this.#history.push(group);
  }

  /** Removes the newest group that was not undone from the history and returns it. */
  takeLast(): CodedGroup | undefined {
    return this.#history.pop();
  }

  forget(group: CodedGroup): void {
    const at = this.#history.indexOf(group);
    if (at >= 0) this.#history.splice(at, 1);
  }

  #publish(pending: ReadonlySet<string>, refusals: ReadonlyMap<string, string>): void {
    this.#snapshot = { pending, refusals };
    for (const listener of this.#listeners) listener();
  }
}
