import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { DatabaseUnusable } from './cannot-start.ts';
import { explain, type Obstacle, readsOnly, tooOld } from './explain.ts';

/** Older versions lack what the schema uses. */
const OLDEST_VERSION = 15;
/** How often a server that is not ready is asked again. */
const AGAIN_MS = 500;
/** How often the log repeats why it waits. */
const REPEAT_MS = 5000;
const ATTEMPT_MS = 5000;

export interface AwaitOptions {
  /** How long to wait; 0: the first obstacle is final. */
  waitMs: number;
  /** Takes a sentence about what it waits for, at once and every five seconds. */
  report?: (sentence: string) => void;
}

/**
 * Returns when the server accepts connections and changes. Throws `DatabaseUnusable` with a sentence if waiting does not
 * help, for example because of a wrong password, or if the time is over.
 */
export async function awaitServer(url: string, { waitMs, report = () => {} }: AwaitOptions): Promise<void> {
  const began = performance.now();
  let reportedAt = Number.NEGATIVE_INFINITY;
  for (;;) {
    const obstacle = await obstacleAt(url);
    if (obstacle === null) return;
    const now = performance.now();
    if (!obstacle.passes) throw new DatabaseUnusable(obstacle.sentence);
    if (now - began >= waitMs) throw new DatabaseUnusable(`${obstacle.sentence}${waitedFor(waitMs)}`);
    if (now - reportedAt >= REPEAT_MS) {
      reportedAt = now;
      report(`waiting for the database: ${obstacle.sentence}`);
    }
    await sleep(Math.min(AGAIN_MS, waitMs - (now - began)));
  }
}

function waitedFor(waitMs: number): string {
  return waitMs === 0 ? '' : ` Folio waited ${waitMs / 1000} seconds for it (DATABASE_START_WAIT_S).`;
}

async function obstacleAt(url: string): Promise<Obstacle | null> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: ATTEMPT_MS,
    statement_timeout: ATTEMPT_MS,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ version: number; reads_only: boolean }>(
      `select current_setting('server_version_num')::int / 10000 as version,
              pg_is_in_recovery() or current_setting('default_transaction_read_only')::boolean as reads_only`,
    );
    return obstacleOf(client, rows[0]);
  } catch (error) {
    return explain(error, client);
  } finally {
    client.end().catch(() => undefined);
  }
}

function obstacleOf(client: pg.Client, found: { version: number; reads_only: boolean } | undefined): Obstacle | null {
  if (found === undefined) return null;
  if (found.version < OLDEST_VERSION) return tooOld(client, found.version, OLDEST_VERSION);
  return found.reads_only ? readsOnly(client) : null;
}
