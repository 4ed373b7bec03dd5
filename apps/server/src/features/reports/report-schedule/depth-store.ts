import type { Day } from '@folio/ledger';
import { sql } from 'kysely';
import type { Queries } from '../../../platform/database/open.ts';

/** What waits over all companies. `oldestSeconds`: since the hour for which the oldest was planned; 0 if none waits. */
export interface DueDepth {
  waiting: number;
  oldestSeconds: number;
}

/** The scheduled reports of all companies that are due and not yet queued as emails. */
export async function readDueDepth(
  queries: Queries,
  { now, today, hour }: { now: Date; today: Day; hour: number },
): Promise<DueDepth> {
  const { rows } = await sql<DueDepth>`
    select count(*)::int as waiting,
           coalesce(greatest(extract(epoch from ${now}::timestamptz - min(
             (next_on + make_interval(hours => at_hour)) at time zone 'Asia/Hong_Kong')), 0), 0)::float8 as "oldestSeconds"
      from report_schedule
     where state = 'active'
       and (next_on < ${today} or (next_on = ${today} and at_hour <= ${hour}))`.execute(queries);
  const [row] = rows;
  return row ?? { waiting: 0, oldestSeconds: 0 };
}
