import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import type pg from 'pg';
import { isDatabaseAway, isDatabaseLate } from '../outage.ts';
import type { DB } from '../types.gen.ts';

/** How long a read waits until the replica has everything that was committed before it began. */
const CATCH_UP_MS = 300;
const LOOK_MS = 10;
/** How long the primary is asked instead after the replica failed or was late. */
const REST_MS = 5000;

/** A standby of the database, for reading what takes long. */
export interface Replica {
  queries: Kysely<DB>;
  /**
   * Reads from the replica if it has every change that was committed before the call. Reads from the primary if the
   * replica is late or fails: `work` can run a second time, so it must only read.
   */
  read<T>(fromReplica: () => Promise<T>, fromPrimary: () => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export interface ReplicaOptions {
  primary: pg.Pool;
  replica: pg.Pool;
  /** Takes a sentence when the replica is not used for a while. */
  report?: (sentence: string) => void;
}

export function openReplica({ primary, replica, report = () => {} }: ReplicaOptions): Replica {
  const queries = new Kysely<DB>({ dialect: new PostgresDialect({ pool: replica }) });
  let restsUntil = Number.NEGATIVE_INFINITY;
  const rest = (sentence: string) => {
    restsUntil = performance.now() + REST_MS;
    report(sentence);
  };
  const isUsable = async (): Promise<boolean> => {
    if (performance.now() < restsUntil) return false;
    const position = await positionOf(primary);
    try {
      if (await hasReached(replica, position)) return true;
      rest('the read replica is late, so reports are read from the primary');
    } catch (error) {
      rest(unusable(error));
    }
    return false;
  };
  return {
    queries,
    read: async (fromReplica, fromPrimary) => {
      if (!(await isUsable())) return fromPrimary();
      try {
        return await fromReplica();
      } catch (error) {
        if (!isOfReplica(error)) throw error;
        rest(unusable(error));
        return fromPrimary();
      }
    },
    close: () => queries.destroy(),
  };
}

function unusable(error: unknown): string {
  return `the read replica cannot be used, so reports are read from the primary: ${error instanceof Error ? error.message : error}`;
}

/** The replica ends a query that reads rows which its primary has removed since. */
const RECOVERY_CONFLICT = '40001';

/** The primary may give the answer that the replica could not. */
function isOfReplica(error: unknown): boolean {
  if (isDatabaseAway(error) || isDatabaseLate(error)) return true;
  return error instanceof Error && 'code' in error && error.code === RECOVERY_CONFLICT;
}

/** Up to where the log of the primary contains every acknowledged change, and which cluster writes it. */
interface Position {
  lsn: string;
  cluster: string;
}

async function positionOf(primary: pg.Pool): Promise<Position> {
  const { rows } = await primary.query<Position>(
    'select pg_current_wal_flush_lsn()::text as lsn, (select system_identifier::text from pg_control_system()) as cluster',
  );
  const [position] = rows;
  if (position === undefined) throw new Error('the primary has no position');
  return position;
}

/** Whether the replica follows the same cluster and has its log up to there, within `CATCH_UP_MS`. */
async function hasReached(replica: pg.Pool, { lsn, cluster }: Position): Promise<boolean> {
  const deadline = performance.now() + CATCH_UP_MS;
  for (;;) {
    const { rows } = await replica.query<{ follows: boolean; reached: boolean }>(
      `select pg_is_in_recovery() and exists(select from pg_stat_wal_receiver)
                and $2 = (select system_identifier::text from pg_control_system()) as follows,
              coalesce(pg_last_wal_replay_lsn() >= $1::pg_lsn, false) as reached`,
      [lsn, cluster],
    );
    if (rows[0]?.follows !== true) throw new Error('it does not follow the primary');
    if (rows[0].reached) return true;
    if (performance.now() >= deadline) return false;
    await sleep(LOOK_MS);
  }
}
