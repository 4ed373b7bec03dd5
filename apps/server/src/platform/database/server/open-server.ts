import pg from 'pg';
import { migrate } from '../migrate.ts';
import { type AwaitOptions, awaitServer } from './await-server.ts';
import { DatabaseUnusable } from './cannot-start.ts';
import { explain } from './explain.ts';
import { applicationName } from './processes.ts';
import { demandRole } from './roles.ts';
import type { ServerSettings } from './settings.ts';

/** After this time without data, the system checks whether the other side of a connection still exists. */
const KEEP_ALIVE_MS = 10_000;

/** What a pool of connections to a PostgreSQL server, or to a pooler before it, is made with. */
export function poolConfig(url: string, settings: ServerSettings): pg.PoolConfig {
  const { poolSize, connectMs, directUrl } = settings;
  return {
    connectionString: url,
    application_name: applicationName(),
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // A pooler rejects them: its connections are those of others before and after.
    ...(directUrl === null && limitsOf(settings)),
  };
}

/** The limits by their names in PostgreSQL, which takes 0 as no limit. */
function limitsOf({ statementMs, lockMs, idleTransactionMs }: ServerSettings) {
  return {
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  };
}

/** Statements that begin a transaction on a connection without limits. */
export function transactionLimits(settings: ServerSettings): string[] {
  if (settings.directUrl === null) return [];
  return Object.entries(limitsOf(settings)).map(([name, ms]) => `set local ${name} = ${ms}`);
}

/** Without a listener, the loss of a connection ends the process. The pool replaces it, and the query on it fails. */
export function surviveLoss(pool: pg.Pool): void {
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
}

/**
 * Waits for the server and migrates its database, on a connection without limits: a migration may take hours. Throws
 * `DatabaseUnusable` with a sentence for the administrator.
 */
export async function prepareServer(
  url: string,
  { connectMs, startWaitMs: waitMs }: ServerSettings,
  report: AwaitOptions['report'],
): Promise<void> {
  await awaitServer(url, { waitMs, ...(report && { report }) });
  const pool = new pg.Pool({ connectionString: url, max: 1, connectionTimeoutMillis: connectMs });
  surviveLoss(pool);
  try {
    await migrate(pool);
    const client = await pool.connect();
    await demandRole(client).finally(() => client.release());
  } catch (error) {
    throw asUnusable(error, url);
  } finally {
    await pool.end();
  }
}

/** Runs work under an advisory lock, on a connection that lasts as long as the work and has no limits. */
export async function underLock<T>(url: string, key: number, work: () => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [key]);
    return await work();
  } finally {
    // The lock ends with its connection.
    await client.end();
  }
}

/** Too few rights are for the administrator; any other error is a fault of the program. */
function asUnusable(error: unknown, url: string): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const lacksRights = cause instanceof Error && 'code' in cause && cause.code === '42501';
  return lacksRights ? new DatabaseUnusable(explain(cause, new pg.Client(url)).sentence, { cause: error }) : error;
}
