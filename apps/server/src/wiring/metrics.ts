import type { Config } from '../config.ts';
import { lastVerification } from '../features/books/audit-trail/index.ts';
import { documentQueue } from '../features/documents/ingestion/index.ts';
import { searchQueue } from '../features/documents/search/index.ts';
import { reportQueue } from '../features/reports/report-schedule/index.ts';
import { emailQueue } from '../features/trade/emails/index.ts';
import type { Database } from '../platform/database/open.ts';
import { jobQueues } from '../platform/jobs/index.ts';
import type { Metrics, QueueState } from '../platform/metrics/index.ts';
import { VERSION } from '../version.ts';

/** Every queue of this installation, over all companies and processes. One question after another. */
export async function queueStates({ queries }: Database, now: Date): Promise<QueueState[]> {
  return [
    await documentQueue(queries),
    await emailQueue(queries),
    await reportQueue(queries, now),
    await searchQueue(queries),
    ...(await jobQueues(queries)),
  ];
}

/** The figures of this process; null if no port is set for them. The library is loaded only then. */
export async function openMetrics(
  { metrics }: Pick<Config, 'metrics'>,
  database: Database,
  now: () => Date,
): Promise<Metrics | null> {
  if (metrics === null) return null;
  const { createMetrics } = await import('../platform/metrics/prometheus.ts');
  return createMetrics({
    build: { version: VERSION, engine: database.engine },
    pool: database.pool,
    queues: () => queueStates(database, now()),
    verification: () => lastVerification(database.queries),
  });
}
