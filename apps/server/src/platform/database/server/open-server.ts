import pg from 'pg';
import { migrate } from '../migrate.ts';
import { type AwaitOptions, awaitServer } from './await-server.ts';
import { DatabaseUnusable } from './cannot-start.ts';
import { explain } from './explain.ts';
import { demandRole } from './roles.ts';
import type { ServerSettings } from './settings.ts';

/** After this time without data, the system checks whether the other side of a connection still exists. */
const KEEP_ALIVE_MS = 10_000;

/** What a pool of connections to a PostgreSQL server is made with. */
export function poolConfig(url: string, settings: ServerSettings): pg.PoolConfig {
  const { poolSize, connectMs, statementMs, lockMs, idleTransactionMs } = settings;
  return {
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: connectMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    // The server counts these, for each connection; it takes 0 as no limit.
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: idleTransactionMs,
  };
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
  { connectMs, waitMs, report }: AwaitOptions & Pick<ServerSettings, 'connectMs'>,
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

/** Too few rights are for the administrator; any other error is a fault of the program. */
function asUnusable(error: unknown, url: string): unknown {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const lacksRights = cause instanceof Error && 'code' in cause && cause.code === '42501';
  return lacksRights ? new DatabaseUnusable(explain(cause, new pg.Client(url)).sentence, { cause: error }) : error;
}
