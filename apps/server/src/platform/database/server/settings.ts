/** How one process uses a PostgreSQL server. Times are in milliseconds; 0 means no limit. */
export interface ServerSettings {
  /**
   * The server without a pooler, if `DATABASE_URL` leads to a pooler that hands out connections for one transaction each.
   * Null: connections last.
   */
  directUrl: string | null;
  /** A standby from which reports are read; null without one. */
  readUrl: string | null;
  /** Connections that the process opens at most, and as many to the standby. */
  poolSize: number;
  /** How long a starting process waits for a server that accepts no connections yet; 0: it does not wait. */
  startWaitMs: number;
  /** How long a query waits for a connection before it fails as an outage; never 0. */
  connectMs: number;
  statementMs: number;
  lockMs: number;
  /** After how long without a statement the server ends a transaction. */
  idleTransactionMs: number;
}

/** For commands and tests: nothing is cut, and nothing waits for a server that is not there. */
export const UNLIMITED: ServerSettings = {
  directUrl: null,
  readUrl: null,
  poolSize: 10,
  startWaitMs: 0,
  connectMs: 10_000,
  statementMs: 0,
  lockMs: 0,
  idleTransactionMs: 0,
};
