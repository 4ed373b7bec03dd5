export { jobQueues } from './depth-store.ts';
export type { GivenUp } from './given-up.ts';
export { together } from './together.ts';

import { setTimeout as sleep } from 'node:timers/promises';
import type { QueryResult } from 'pg';
import { type Job, PgBoss } from 'pg-boss';
import type { Database } from '../database/open.ts';
import { inScope, type Log } from '../log/index.ts';
import type { JobOutcome, Measures } from '../metrics/index.ts';
import { inSpan } from '../trace/index.ts';

export { type PeriodicTask, startPeriodicTask } from './periodic-task.ts';

/** A durable queue: every job runs at least once, even after a crash. */
export interface Queue<T extends object> {
  /** `turn`: how many jobs of the same party are queued before this one; jobs with a lower number run first. */
  put(payload: T, turn?: number): Promise<void>;
}

export interface Jobs {
  /** False in a process that only queues jobs, which others run. */
  runs: boolean;
  /** Declares a queue, and its worker if this process runs jobs. `atOnce`: how many jobs this process runs at the same time. */
  work<T extends object>(
    name: string,
    options: { atOnce: number; retryLimit: number; expireInSeconds: number },
    handler: (payload: T, signal: AbortSignal) => Promise<void>,
  ): Promise<Queue<T>>;
  stop(): Promise<void>;
}

export interface JobsOptions {
  /** False: this process queues jobs and runs none. */
  runs?: boolean;
  measures?: Measures | undefined;
}

/** Differs from the key of the migrations. */
const SETUP_LOCK = 7_034_110_563;

/** Starts the job queue on the database's own pool; its tables are in the schema `pgboss`. */
export async function startJobs(
  database: Database,
  log: Log,
  { runs = true, measures }: JobsOptions = {},
): Promise<Jobs> {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => execute(database, text, values) },
    // Maintenance is cheap, but on the embedded engine it shares the only connection with every request.
    superviseIntervalSeconds: 60,
    supervise: runs,
    schedule: false,
  });
  boss.on('error', (error) => log.error({ err: error }, 'job queue'));
  // Two servers that start at once would both create the tables.
  await database.underLock(SETUP_LOCK, () => boss.start());
  return {
    runs,
    work: async (name, options, handler) => {
      await database.underLock(SETUP_LOCK, () =>
        boss.createQueue(name, {
          retryLimit: options.retryLimit,
          retryDelay: 2,
          retryBackoff: true,
          expireInSeconds: options.expireInSeconds,
        }),
      );
      const workers: string[] = [];
      for (let n = 0; n < (runs ? options.atOnce : 0); n++) {
        workers.push(
          await boss.work(name, { pollingIntervalSeconds: 2, batchSize: 1 }, (jobs: Job<never>[]) =>
            runAll(database, jobs, (payload, signal) =>
              inScope({ queue: name }, () =>
                inSpan(`job ${name}`, {}, () => measured(measures, name, () => handler(payload, signal))),
              ),
            ),
          ),
        );
      }
      return {
        put: async (payload, turn = 0) => {
          await boss.send(name, payload, { priority: -turn });
          // Workers of this process fetch the job at once instead of at their next poll.
          for (const worker of workers) boss.notifyWorker(worker);
        },
      };
    },
    stop: () => boss.stop({ graceful: true, timeout: 5000, close: false }),
  };
}

/** How often a job checks whether the disk has free space again. */
const ROOM_AGAIN_MS = 2000;

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

async function measured(measures: Measures | undefined, queue: string, work: () => Promise<void>): Promise<void> {
  const begun = performance.now();
  let outcome: JobOutcome = 'failed';
  try {
    await work();
    outcome = 'done';
  } finally {
    measures?.job(queue, outcome, (performance.now() - begun) / 1000);
  }
}

/** A text with several statements returns a list of results; the last result with rows is used. */
async function execute(
  database: Database,
  text: string,
  values: unknown[] | undefined,
): Promise<{ rows: Record<string, unknown>[] }> {
  // The pool's own query() closes the connection after a failure, and the embedded engine has only one, which
  // requests need.
  const client = await database.pool.connect();
  const answered: QueryResult | QueryResult[] = await client.query(text, values).finally(() => client.release());
  const results = Array.isArray(answered) ? answered : [answered];
  const rows: Record<string, unknown>[] = results.findLast((result) => result.rows.length > 0)?.rows ?? [];
  return { rows: rows.map(withPlainNumbers) };
}

/** The queue expects ordinary numbers where the pool returns bigint. */
function withPlainNumbers(row: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [name, typeof value === 'bigint' ? Number(value) : value]),
  );
}
