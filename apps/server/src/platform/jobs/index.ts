import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryResult } from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import type { Database } from '../database/open.ts';
import type { Log } from '../log/index.ts';

export { type Rounds, startRounds } from './rounds.ts';

/** One durable queue: what is put in is done at least once, also after a crash. */
export interface Queue<T extends object> {
  /** `turn`: how many of the same party are to be done before; whoever has fewer before them comes first. */
  put(payload: T, turn?: number): Promise<void>;
}

export interface Jobs {
  /** Declares a queue and its worker. `atOnce`: jobs in hand at the same time in this process. */
  work<T extends object>(
    name: string,
    options: { atOnce: number; retryLimit: number; expireInSeconds: number },
    handler: (payload: T, signal: AbortSignal) => Promise<void>,
  ): Promise<Queue<T>>;
  stop(): Promise<void>;
}

/** Starts the job queue on the database's own pool; its tables lie in the schema `pgboss`. */
export async function startJobs(database: Database, log: Log): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(database, text, values) },
    // Maintenance is cheap, but on the embedded engine it shares the one connection with every request.
    superviseIntervalSeconds: 60,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  await alone(database, () => boss.start());
  return {
    work: async (name, options, handler) => {
      await alone(database, () =>
        boss.createQueue(name, {
          retryLimit: options.retryLimit,
          retryDelay: 2,
          retryBackoff: true,
          expireInSeconds: options.expireInSeconds,
        }),
      );
      const workers: string[] = [];
      for (let n = 0; n < options.atOnce; n++) {
        workers.push(
          await boss.work(name, { pollingIntervalSeconds: 2, batchSize: 1 }, (jobs: Job<never>[]) =>
            runAll(database, jobs, handler),
          ),
        );
      }
      return {
        put: async (payload, turn = 0) => {
          await boss.send(name, payload, { priority: -turn });
          // A worker of this process looks at once instead of at its next poll.
          for (const worker of workers) boss.notifyWorker(worker);
        },
      };
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false }),
  };
}

/** How often a job looks whether the disk has room again. */
const ROOM_AGAIN_MS = 2000;

/** Any number, the same in every Folio process, other than the migrations' own. */
const SETUP_LOCK = 7_034_110_563;

/** Sets tables up while no other server does: two that start at once would both create them. */
async function alone(database: Database, work: () => Promise<unknown>): Promise<void> {
  // The embedded engine has one process and one connection, which the work itself needs.
  if (database.engine === 'pglite') return void (await work());
  const client = await database.pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [SETUP_LOCK]);
    await work();
  } finally {
    await client.query('select pg_advisory_unlock($1)', [SETUP_LOCK]).catch(() => undefined);
    client.release();
  }
}

async function runAll<T>(
  database: Database,
  jobs: Job<T>[],
  handler: (payload: T, signal: AbortSignal) => Promise<void>,
): Promise<void> {
  for (const job of jobs) {
    while (!database.hasRoom() && !job.signal.aborted) await sleep(ROOM_AGAIN_MS);
    await handler(job.data, job.signal);
  }
}

/** A text of several statements answers a list of results: the last one that has rows stands for all. */
async function execute(
  database: Database,
  text: string,
  values: unknown[] | undefined,
): Promise<{ rows: Record<string, unknown>[] }> {
  // The pool's own query() closes the connection after a failure, and requests wait on the embedded engine's only one.
  const client = await database.pool.connect();
  const answered: QueryResult | QueryResult[] = await client.query(text, values).finally(() => client.release());
  const results = Array.isArray(answered) ? answered : [answered];
  const rows: Record<string, unknown>[] = results.findLast((result) => result.rows.length > 0)?.rows ?? [];
  return { rows: rows.map(withPlainNumbers) };
}

/** The queue counts in ordinary numbers, where the pool gives bigint. */
function withPlainNumbers(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  );
}
