import type pg from 'pg';

/** A text gets a name when it comes this often: texts that hold a list of values differ each time. */
const NAMED_FROM = 3;
/** Each connection keeps what it prepared, so only so many texts get a name. */
const MOST_NAMES = 1000;
const MOST_COUNTED = 5000;

/** The names of statements, the same on every connection of this process. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #counts = new Map<string, number>();

  /** The name under which connections prepare a text; undefined while it is rare. */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return known;
    const count = (this.#counts.get(text) ?? 0) + 1;
    if (count < NAMED_FROM || this.#names.size >= MOST_NAMES) {
      if (this.#counts.size >= MOST_COUNTED) this.#counts.clear();
      this.#counts.set(text, count);
      return undefined;
    }
    this.#counts.delete(text);
    const name = `s${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

/**
 * Prepares the statements that come again on each new connection of the pool: parsing and planning a short query takes longer than
 * running it. Statements without parameters (begin, commit) are sent as before.
 */
export function prepareStatements(pool: pg.Pool): void {
  const names = new StatementNames();
  pool.on('connect', (client) => {
    const send: (...parts: unknown[]) => unknown = client.query.bind(client);
    const prepared = (text: unknown, values: unknown, ...more: unknown[]) => {
      if (typeof text !== 'string' || !Array.isArray(values) || values.length === 0) return send(text, values, ...more);
      return send({ text, values, name: names.nameOf(text) }, ...more);
    };
    client.query = prepared as typeof client.query;
  });
}
