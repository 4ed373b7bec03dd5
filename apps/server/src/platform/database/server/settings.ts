/** How one process uses a PostgreSQL server. Times are in milliseconds; 0 means no limit. */
export interface ServerSettings {
  /** Connections that the process opens at most. */
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
  poolSize: 10,
  startWaitMs: 0,
  connectMs: 10_000,
  statementMs: 0,
  lockMs: 0,
  idleTransactionMs: 0,
};
