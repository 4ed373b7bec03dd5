/** What of this visit's coding stands: lines under way, sentences of refusal, and what can be taken back. */
export interface CodingSnapshot {
  /** Lines whose call is under way: shown as done, and not to be touched. */
  pending: ReadonlySet<string>;
  /** The server's sentence at a line it refused. */
  refusals: ReadonlyMap<string, string>;
}

/** Lines coded together: taken back together. `coded` answers those that were. */
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

  /** The newest group not yet taken back; it is off the history from then on. */
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
