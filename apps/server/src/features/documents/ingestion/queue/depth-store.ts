import { sql } from 'kysely';
import type { Queries } from '../../../../platform/database/open.ts';

/** What waits and what was given up, over all companies. */
export interface Depth {
  waiting: number;
  /** Age in seconds of the oldest that waits; 0 if none waits. */
  oldestSeconds: number;
  failed: number;
}

/** The documents of all companies that wait for a reader, and those whose reading was given up. */
export async function readDepth(queries: Queries): Promise<Depth> {
  const { rows } = await sql<Depth>`
    select (select count(*)::int from document where state = 'queued') as waiting,
           (select coalesce(greatest(extract(epoch from clock_timestamp() - min(coalesce(queued_at, uploaded_at))), 0), 0)::float8
              from document where state = 'queued') as "oldestSeconds",
           (select count(*)::int from document where state = 'failed') as failed`.execute(queries);
  const [row] = rows;
  return row ?? { waiting: 0, oldestSeconds: 0, failed: 0 };
}
