import type pg from 'pg';
import { BoundedMemory } from '../memory/bounded-memory.ts';

/** A text gets a name when it comes this often: texts that hold a list of values differ each time. */
const NAMED_FROM = 3;
/** Each connection keeps what it prepared, so only so many texts get a name, with so many characters together. */
const MOST_NAMES = 1000;
const MOST_CHARACTERS = 4 * 1024 * 1024;
/** What a count takes without its text. */
const COUNT_BYTES = 150;

/** A text, the same object each time, so that all connections keep one copy of it. */
interface NamedStatement {
  name: string;
  text: string;
}

/** The names of statements, the same on every connection of this process. */
export class StatementNames {
  readonly #named = new Map<string, NamedStatement>();
  #characters = 0;
  /** How often texts came that have no name. */
  readonly #counts = new BoundedMemory<number>({
    mostBytes: 4 * 1024 * 1024,
    bytesOf: (_, text) => COUNT_BYTES + text.length,
  });

  /** About what the texts and counts take together. */
  get bytes(): number {
    return this.#characters + this.#counts.bytes;
  }

  /** A text with the name under which connections prepare it; undefined while it is rare. */
  named(text: string): NamedStatement | undefined {
    const known = this.#named.get(text);
    if (known !== undefined) return known;
    const count = (this.#counts.find(text) ?? 0) + 1;
    if (count < NAMED_FROM || !this.#isRoomFor(text)) {
      this.#counts.keep(text, count);
      return undefined;
    }
    this.#counts.forget(text);
    this.#characters += text.length;
    const named = { name: `s${this.#named.size}`, text };
    this.#named.set(text, named);
    return named;
  }

  #isRoomFor(text: string): boolean {
    return this.#named.size < MOST_NAMES && this.#characters + text.length <= MOST_CHARACTERS;
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
      return send({ text, ...names.named(text), values }, ...more);
    };
    client.query = prepared as typeof client.query;
  });
}
