import { sql } from 'kysely';
import type { Queries } from '../database/open.ts';
import type { QueueState } from '../metrics/index.ts';

/** The jobs of every queue of the job queue; none before a server created its tables. A job that failed is kept for some days. */
export async function jobQueues(queries: Queries): Promise<QueueState[]> {
  const { rows: found } = await sql<{
    exists: boolean;
  }>`select to_regclass('pgboss.job') is not null as exists`.execute(queries);
  if (found[0]?.exists !== true) return [];
  const { rows } = await sql<{ queue: string; waiting: number; oldestSeconds: number; failed: number }>`
    select queue.name as queue,
           count(*) filter (where job.state in ('created', 'retry'))::int as waiting,
           coalesce(greatest(extract(epoch from clock_timestamp() - min(job.created_on)
             filter (where job.state in ('created', 'retry'))), 0), 0)::float8 as "oldestSeconds",
           count(*) filter (where job.state = 'failed')::int as failed
      from pgboss.queue queue
      left join pgboss.job job on job.name = queue.name and job.state in ('created', 'retry', 'failed')
     where queue.name not like '\\_\\_%'
     group by queue.name
     order by queue.name`.execute(queries);
  return rows;
}
