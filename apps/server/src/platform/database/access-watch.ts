import type pg from 'pg';

/** The channel on which the database reports that who may do what was changed (migration 0041). */
const CHANNEL = 'access_changed';

/** How long an answer about who may do what counts without another look, where other processes could change it. */
export const LOOK_EVERY_MS = 500;

/** What this process knows of who may do what; a new object whenever the database's version differs from the last one. */
export interface AccessState {
  readonly version: bigint;
}

/** When a question to the database began: its answer says nothing about changes after that. */
interface Look {
  number: number;
  heard: number;
  at: number;
}

export interface AccessWatchOptions {
  /** Asks the database for its version. */
  readVersion: () => Promise<bigint>;
  /** Null where no other process can change the database. */
  lookEveryMs: number | null;
  /** Milliseconds of a clock that is never set back. */
  clock?: () => number;
}

/**
 * Follows the version that the database gives to who may do what. A change by this process is heard together with the
 * answer to its commit. Changes by other processes are heard as well, but a notification can be lost with its
 * connection, so this process also looks, at most every half second and only while it is asked something.
 */
export class AccessWatch {
  readonly #options: Required<AccessWatchOptions>;
  #state: AccessState | null = null;
  #latest: Look = { number: 0, heard: -1, at: Number.NEGATIVE_INFINITY };
  #begun = 0;
  #heard = 0;
  #looking: { look: Look; done: Promise<AccessState | null> } | null = null;

  constructor(options: AccessWatchOptions) {
    this.#options = { clock: () => performance.now(), ...options };
  }

  /** The database reported a change: nothing counts until it was asked again. */
  hear(): void {
    this.#heard += 1;
  }

  /** The state of the database a moment ago, from memory; null if it must be asked. */
  known(): AccessState | null {
    return this.#counts(this.#latest) ? this.#state : null;
  }

  /** The state of the database, asked at most once by all callers of a moment. */
  async current(): Promise<AccessState | null> {
    const known = this.known();
    if (known !== null) return known;
    if (this.#looking !== null && this.#counts(this.#looking.look)) return this.#looking.done;
    const look = this.begin();
    const done = this.#options.readVersion().then((version) => this.accept(look, version));
    const looking = { look, done };
    this.#looking = looking;
    return done.finally(() => {
      if (this.#looking === looking) this.#looking = null;
    });
  }

  /** To be called before a question whose version is given to `accept`. */
  begin(): Look {
    this.#begun += 1;
    return { number: this.#begun, heard: this.#heard, at: this.#options.clock() };
  }

  /** Takes the version of an answer. Returns the state that the answer belongs to; null if another is current. */
  accept(look: Look, version: bigint): AccessState | null {
    if (look.number > this.#latest.number) {
      this.#latest = look;
      if (this.#state?.version !== version) this.#state = { version };
    }
    return this.#state?.version === version ? this.#state : null;
  }

  #counts({ heard, at }: Look): boolean {
    const { lookEveryMs, clock } = this.#options;
    return heard === this.#heard && (lookEveryMs === null || clock() - at <= lookEveryMs);
  }
}

/** Makes a new connection hear of changes; it fails if the connection cannot. */
export async function listenOn(client: pg.ClientBase, watch: AccessWatch): Promise<void> {
  client.on('notification', ({ channel }) => {
    if (channel === CHANNEL) watch.hear();
  });
  await client.query(`listen ${CHANNEL}`);
}

export async function readAccessVersion(pool: Pick<pg.Pool, 'query'>): Promise<bigint> {
  const { rows } = await pool.query<{ version: bigint }>('select version from access_version');
  const [row] = rows;
  if (row === undefined) throw new Error('the database has no version of who may do what');
  return row.version;
}
